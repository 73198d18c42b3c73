-- What the page behind a link may show: whom it is for. Null when it can no longer be used.
create or replace function app.look_at_link(p_purpose text, p_token_hash bytea) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_invitation app.invitations; v_person public.people;
begin
  if p_purpose = 'invitation' then
    v_invitation := app.standing_invitation(p_token_hash);
    if v_invitation.id is null then return null; end if;
    return jsonb_build_object('email', v_invitation.email, 'by', (select name from public.people where id = v_invitation.invited_by));
  end if;
  v_person := case p_purpose when 'sign_in' then app.open_sign_in_link(p_token_hash) else app.open_reset(p_token_hash) end;
  if v_person.id is null then return null; end if;
  return jsonb_build_object('email', v_person.email, 'name', v_person.name);
end $$;
grant execute on function app.look_at_link(text, bytea) to tandem_app;

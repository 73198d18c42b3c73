create or replace function app.end_sessions_of(p_user uuid) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ended int; v public.people := app.other_person(p_user, 'sign_out');
begin
  delete from auth.session where "userId" = p_user;
  get diagnostics v_ended = row_count;
  perform app.append('sessions', p_user, v.account_id, 'end', false, jsonb_build_object('sessions', v_ended), null);
  return v_ended;
end $$;
grant execute on function app.end_sessions_of(uuid) to tandem_roles;

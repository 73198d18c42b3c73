-- What a link says that was sent to whoever gave their address, and with p_agrees that it is theirs: once, from an address. Null where there is no
-- such link, or it is too old.
create or replace function app.confirm_submission(p_token_hash bytea, p_agrees boolean, p_from text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.form_submissions; f public.forms;
begin
  select s.* into v from app.form_tokens t join public.form_submissions s on s.id = t.submission_id and s.deleted_at is null
    where t.token_hash = p_token_hash and t.expires_at > now() and s.status <> 'dropped' for update of s;
  if not found then return null; end if;
  select * into f from public.forms where id = v.form_id;
  if p_agrees and v.status = 'unconfirmed' then
    update public.form_submissions set status = 'received', confirmed_at = now(), confirmed_from = left(p_from, 100) where id = v.id;
  end if;
  return jsonb_build_object('confirmed', p_agrees or v.status <> 'unconfirmed', 'language', f.language, 'thanks', f.thanks, 'consent', v.consent,
    'company', (select jsonb_build_object('name', c.name, 'accent', c.accent, 'logo', c.logo) from public.company c));
end $$;
grant execute on function app.confirm_submission(bytea, boolean, text) to tandem_app;

-- The next submission that is to be taken in, held until the transaction ends, with what its form asks; null where there is none.
-- after: form_of
create or replace function app.next_submission() returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.form_submissions;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  perform pg_advisory_xact_lock(7294);
  select * into v from public.form_submissions where status = 'received' and deleted_at is null order by created_at limit 1 for update skip locked;
  if not found then return null; end if;
  return jsonb_build_object('id', v.id, 'sent', v.sent, 'form', (select app.form_of(f) from public.forms f where f.id = v.form_id));
end $$;
grant execute on function app.next_submission() to tandem_system;

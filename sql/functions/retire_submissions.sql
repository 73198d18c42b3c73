-- Who did not say within a week that an address is theirs is forgotten; what was set aside or dropped is kept for 90 days. The rest stays, as the proof of a
-- consent, while its lead or contact does.
create or replace function app.retire_submissions() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from public.form_submissions where id in (select id from public.form_submissions
    where status = 'unconfirmed' and created_at < now() - interval '7 days' limit 5000);
  delete from public.form_submissions where id in (select id from public.form_submissions
    where status in ('set_aside', 'dropped') and updated_at < now() - interval '90 days' limit 5000);
end $$;
grant execute on function app.retire_submissions() to tandem_system;

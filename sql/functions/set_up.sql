-- First-run set-up: once, under a lock, whoever comes in parallel.
create or replace function app.set_up(p_company text, p_language text, p_name text, p_email text, p_password text, p_demo boolean)
returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform pg_advisory_xact_lock(7264);
  if exists (select from public.people) or exists (select from public.company) then raise 'RESOURCE_CONFLICT' using errcode = '23505'; end if;
  insert into public.company (name, language, demo) values (p_company, p_language, p_demo);
  return app.write_person(p_name, p_email, 'employee', 'admin', null, null, null, p_language, p_password, 'first set-up');
end $$;
grant execute on function app.set_up(text, text, text, text, text, boolean) to tandem_app;

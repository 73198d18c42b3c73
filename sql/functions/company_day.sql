-- The day that it is in the company.
create or replace function app.company_day() returns date language sql stable return
  (select (now() at time zone time_zone)::date from public.company);
grant execute on function app.company_day() to tandem_roles, tandem_definer;

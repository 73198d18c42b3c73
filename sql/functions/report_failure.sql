create or replace function app.report_failure(p_event_type text, p_details jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.frontend_errors (event_type, details) values (p_event_type, p_details);
  delete from app.frontend_errors where id in (select id from app.frontend_errors order by at desc offset 10000);
end $$;
grant execute on function app.report_failure(text, jsonb) to tandem_app;

-- A project shows who last asked how it goes. (By a trigger, so that it is no new version of it.)
create or replace function app.note_report_request() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  update public.projects set asked_at = new.asked_at, asked_by = new.user_id where id = new.project_id;
  return null;
end $$;
create or replace trigger e_noted after insert or update on app.report_requests for each row execute function app.note_report_request();

-- In which channels somebody is, is known to themselves and to those who audit alone: the history of people is everybody's, and who is in a
-- private or direct channel is not.
create or replace function app.hide_joining() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from pg_policy where polrelid = 'app.log'::regclass and polname = 'joining') then return; end if;
  create policy joining on app.log as restrictive for select to tandem_roles using (entity <> 'people' or verb not in ('join', 'leave')
    or coalesce(after, before) ->> 'kind' <> 'channel' or row_id = (select app.user_id()) or (select app.read_scopes('audit_logs')) @> '{all}');
end $$;

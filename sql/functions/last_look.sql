-- When a server last looked for tasks, whichever; null where none ever has. For whoever may read agents.
create or replace function app.last_look() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('ai_agents', 'read');
  return (select to_jsonb(at) from app.worker_seen);
end $$;
grant execute on function app.last_look() to tandem_roles;

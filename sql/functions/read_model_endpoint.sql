-- The endpoint with its sealed key: for the server only; null where none was given.
create or replace function app.read_model_endpoint() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select to_jsonb(e) - '{single,changed_at,changed_by}'::text[] from app.model_endpoint e);
end $$;
grant execute on function app.read_model_endpoint() to tandem_system;

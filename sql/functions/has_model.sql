-- Whether a model is configured, without which agents begin nothing that thinks. For whoever may read agents.
create or replace function app.has_model() returns boolean
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('ai_agents', 'read');
  return exists (select from app.model_endpoint);
end $$;
grant execute on function app.has_model() to tandem_roles;

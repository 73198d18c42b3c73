-- Agents think no more: the endpoint and its key are gone.
create or replace function app.drop_model_endpoint() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('model_endpoint', 'update'), app.in_person();
  perform app.append('company', (select id from public.company), null, 'update', false,
    jsonb_build_object('agents_model', app.model_settings()), jsonb_build_object('agents_model', null));
  delete from app.model_endpoint;
end $$;
grant execute on function app.drop_model_endpoint() to tandem_roles;

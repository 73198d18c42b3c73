-- Agents think no more: the endpoint and its key are gone.
create or replace function app.drop_model_endpoint() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('model_endpoint', 'update'), app.in_person();
  perform app.append('model_endpoint', (select id from public.company), null, 'update', false,
    app.model_settings(), null);
  delete from app.model_endpoint;
end $$;
grant execute on function app.drop_model_endpoint() to tandem_roles;

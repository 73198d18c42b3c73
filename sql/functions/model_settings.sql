-- The endpoint as its settings show it, never its key; what may be spent, and what the company has spent today.
create or replace function app.model_settings() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('model_endpoint', 'read');
  return (select jsonb_build_object('base_url', e.base_url, 'has_key', e.sealed_key is not null, 'models', coalesce(e.models, '{}'),
      'prices', coalesce(e.prices, '{}'), 'timeout_s', coalesce(e.timeout_s, 60), 'caps', (select jsonb_object_agg(kind, cap) from app.spend_caps),
      'spent_today', coalesce((select sum(spent + reserved) from app.spending where kind = 'company' and day = current_date), 0))
    from (select) one left join app.model_endpoint e on true);
end $$;
grant execute on function app.model_settings() to tandem_roles;

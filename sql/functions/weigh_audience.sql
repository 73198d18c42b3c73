-- How many of these people a campaign would write to now, how many not for which reason, and ten of each.
-- after: audience_of, sees_within
create or replace function app.weigh_audience(p_campaign uuid, p_source text, p_ids uuid[], p_basis text) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('campaigns', 'start');
  if not app.sees_within('campaigns', p_campaign) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if cardinality(p_ids) > 100000 or p_source not in ('leads', 'contacts') then raise 'INVALID_INPUT' using errcode = '22023'; end if;
  return (with weighed as materialized (select * from app.audience_of(p_source, p_ids, p_basis)),
    groups as (select reason, count(*) as many, (array_agg(
        jsonb_build_object('id', row_id, 'name', name, 'address', address) order by name, row_id))[1:10] as some
      from weighed group by reason)
    select jsonb_build_object('found', cardinality(p_ids), 'written_to', coalesce((select many from groups where reason is null), 0),
      'groups', coalesce((select jsonb_agg(to_jsonb(g) order by reason nulls first) from groups g), '[]')));
end $$;
grant execute on function app.weigh_audience(uuid, text, uuid[], text) to tandem_roles;

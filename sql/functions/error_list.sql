-- The errors by their cause, those that came last first, for whoever may open the page of monitoring.
create or replace function app.error_list() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('/monitoring', 'read');
  return (select coalesce(jsonb_agg(e order by e.last_at desc, e.id), '[]') from (
    select g.id, g.source, g.title, g.place, g.route, g.request_id, g.count, g.first_at, g.last_at, g.first_release, g.last_release,
        g.state, case g.source when 'server' then (select count(*) from app.error_people p where p.group_id = g.id) end as people
      from app.error_groups g order by g.last_at desc, g.id limit 200) e);
end $$;
grant execute on function app.error_list() to tandem_roles;

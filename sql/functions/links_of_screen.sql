-- The device links of a screen for those who make them: those that stand, and the last ten that ended.
create or replace function app.links_of_screen(p_screen uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require('big_screens', 'update');
  return (select coalesce(jsonb_agg(to_jsonb(x) order by ended_at desc nulls first, made_at desc, id), '[]') from (
    select l.id, l.name, l.made_at, l.seen_at, l.ended_at, p.name as made_by from app.big_screen_links l left join public.people p on p.id = l.made_by
     where l.screen_id = p_screen order by l.ended_at desc nulls first, l.made_at desc, l.id limit 30) x);
end $$;
grant execute on function app.links_of_screen(uuid) to tandem_roles;

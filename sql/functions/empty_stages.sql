-- Brings leads that stand on removed stages to those that took their place, so many at once, whoever's they are; answers how many
-- are left. They are as long there as they were.
create or replace function app.empty_stages() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then perform app.require('stages', 'update'); end if;
  with standing as (select l.id from public.leads l where l.stage in (select key from public.stages where replaced_by is not null)
    limit 500 for no key update skip locked)
  update public.leads l set stage = s.replaced_by from public.stages s, standing where l.id = standing.id and s.key = l.stage;
  return (select count(*) from (select from public.leads where stage in (select key from public.stages where replaced_by is not null) limit 1000000) l);
end $$;
grant execute on function app.empty_stages() to tandem_roles, tandem_system;

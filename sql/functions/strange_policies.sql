-- What stands on an entity's table beside the cells of app.right_cells and was not made so: policies that were added, altered or are
-- missing, and row security that is off.
-- after: policy_text
create or replace function app.strange_policies(p_entity text) returns table (entity text, policy name, what text, stands text)
language sql stable set search_path = pg_catalog, pg_temp as $$
  with live as (select e.entity, p.polname as policy, app.policy_text(p) as stands from app.entities e
      join pg_policy p on p.polrelid = format('public.%I', e.entity)::regclass where e.entity = coalesce(p_entity, e.entity::text)),
    cells as (select r.name || '_' || v as policy from app.roles r, unnest('{read,create,update,delete}'::text[]) v where r.kind <> 'system')
  select coalesce(l.entity, m.entity)::text, coalesce(l.policy, m.policy),
      case when m.policy is null then 'added' when l.policy is null then 'missing' else 'altered' end, left(l.stands, 4000)
    from live l full join (select * from app.made_policies where made_policies.entity = coalesce(p_entity, made_policies.entity::text)) m using (entity, policy)
   where l.stands is distinct from m.made and coalesce(l.policy, m.policy)::text not in (select c.policy from cells c)
  union all select e.entity, null, 'open', null from app.entities e join pg_class t on t.oid = format('public.%I', e.entity)::regclass
   where e.entity = coalesce(p_entity, e.entity::text) and not (t.relrowsecurity and t.relforcerowsecurity)
$$;
grant execute on function app.strange_policies(text) to tandem_definer;

-- The caller themselves, the pages they open and what their role may do: what a browser needs to draw itself.
-- after: sees_by
create or replace function app.me() returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  with caller as materialized (select app.user_id() as id, app.role() as role),
  rights as materialized (select r.entity, r.rights from app.role_rights r where r.role = (select role from caller))
  select jsonb_build_object(
    'person', (select jsonb_build_object('id', p.id, 'name', p.name, 'email', p.email, 'kind', p.kind, 'role', (select role from caller), 'title', p.title,
        'team_id', p.team_id, 'team_name', (select t.name from public.teams t where t.id = p.team_id), 'account_id', p.account_id,
        'language', p.language, 'locale', p.locale, 'time_zone', p.time_zone) || app.my_preferences()
      from public.people p where p.id = (select id from caller)),
    'pages', (select jsonb_agg(entity order by entity) from rights where entity like '/%' and rights ? 'read'),
    -- The ways that leads go, for whoever may know of them; of what was removed, where its records went.
    'pipelines', (select jsonb_agg(jsonb_build_object('key', p.key, 'name', p.name) order by p.rank) from public.pipelines p
      where p.deleted_at is null and exists (select from rights where entity = 'pipelines')),
    'stages', (select jsonb_agg(jsonb_build_object('key', s.key, 'pipeline', s.pipeline, 'name', s.name, 'type', s.type, 'probability', s.probability,
        'forecast', s.forecast, 'stale_days', s.stale_days, 'card_limit', s.card_limit, 'required_fields', s.required_fields,
        'replaced_by', s.replaced_by) order by s.rank)
      from public.stages s where exists (select from rights where entity = 'stages')),
    -- The fields that the company has given its records itself.
    'own_fields', (select jsonb_agg(jsonb_build_object('entity', o.entity, 'key', o.key, 'name', o.name, 'kind', o.kind, 'hint', o.hint,
        'required', o.required, 'choices', o.choices) order by o.entity, o.rank, o.id)
      from public.own_fields o where o.retired_at is null and exists (select from rights where entity = 'own_fields')),
    -- The entries of the company's lists, and whether one is offered no longer.
    'choices', (select jsonb_object_agg(list, entries) from (select c.list, jsonb_agg(jsonb_build_object('key', c.key, 'name', c.name)
          || case when c.retired_at is null then '{}' else '{"gone": true}'::jsonb end order by c.rank) as entries
        from public.choices c group by c.list) lists where exists (select from rights where entity = 'choices')),
    'money', (select jsonb_build_object('currency', c.currency, 'rates', (select coalesce(jsonb_object_agg(r.currency, r.rate), '{}')
        from public.rates r where r.deleted_at is null and exists (select from rights where entity = 'rates'))) from public.company c),
    -- The weekdays without hours; a week without any is worked round the clock.
    'rests_on', (select jsonb_agg(d order by d) from public.company c, generate_series(1, 7) d where exists (select from rights where entity = 'holidays')
      and c.working_week <> '{}' and coalesce(jsonb_array_length(c.working_week -> d::text), 0) = 0),
    -- What nobody writes, since it follows from rules.
    'computed', (select jsonb_build_object('leads', array['score']) where exists (select from public.score_rules where deleted_at is null)),
    'rights', (select jsonb_object_agg(entity, rights) from rights where entity not like '/%'),
    'sees', app.sees_by(),
    -- Entities of which the role may change some columns only.
    'narrowed', (select jsonb_object_agg(entity, columns) from (
      select entity, jsonb_agg(distinct c) as columns from app.role_permissions, unnest(columns) c
       where role = (select role from caller) and verb = 'update' group by entity) n))
$$;
grant execute on function app.me() to tandem_roles;

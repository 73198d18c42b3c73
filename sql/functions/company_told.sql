-- What the company has made itself, as browsers are told of it (app.tell_roles).
create or replace function app.company_told() returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object(
    -- The ways that leads go; of what was removed, where its records went.
    'pipelines', (select jsonb_agg(jsonb_build_object('key', p.key, 'name', p.name) order by p.rank) from public.pipelines p where p.deleted_at is null),
    'stages', (select jsonb_agg(jsonb_build_object('key', s.key, 'pipeline', s.pipeline, 'name', s.name, 'type', s.type, 'probability', s.probability,
        'forecast', s.forecast, 'stale_days', s.stale_days, 'card_limit', s.card_limit, 'required_fields', s.required_fields,
        'replaced_by', s.replaced_by) order by s.rank) from public.stages s),
    -- The fields that the company has given its records itself.
    'own_fields', (select jsonb_agg(jsonb_build_object('entity', o.entity, 'key', o.key, 'name', o.name, 'kind', o.kind, 'hint', o.hint,
        'required', o.required, 'choices', o.choices) order by o.entity, o.rank, o.id) from public.own_fields o where o.retired_at is null),
    -- The entries of the company's lists, and whether one is offered no longer.
    'choices', (select jsonb_object_agg(list, entries) from (select c.list, jsonb_agg(jsonb_build_object('key', c.key, 'name', c.name)
        || case when c.retired_at is null then '{}' else '{"gone": true}'::jsonb end order by c.rank) as entries from public.choices c group by c.list) lists),
    'currency', (select currency from public.company),
    'rates', (select coalesce(jsonb_object_agg(r.currency, r.rate), '{}') from public.rates r where r.deleted_at is null),
    -- The weekdays without hours; a week without any is worked round the clock.
    'rests_on', (select jsonb_agg(d order by d) from public.company c, generate_series(1, 7) d
      where c.working_week <> '{}' and coalesce(jsonb_array_length(c.working_week -> d::text), 0) = 0),
    -- What nobody writes, since it follows from rules.
    'computed', (select jsonb_build_object('leads', array['score']) where exists (select from public.score_rules where deleted_at is null)))
$$;
grant execute on function app.company_told() to tandem_definer;

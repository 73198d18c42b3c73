-- What a template keeps of a project's rates by role, as far as the caller sees them; with their currency, since a number alone is worth
-- something else in another.
create or replace function app.rates_of_project(p_project uuid) returns jsonb
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(jsonb_agg(jsonb_build_object('name', r.name, 'rate', r.rate, 'currency', p.currency) order by r.name), '[]')
    from public.project_rates r join public.projects p on p.id = r.project_id where r.project_id = p_project and r.deleted_at is null
$$;
grant execute on function app.rates_of_project(uuid) to tandem_roles;

-- Of the tags that a plan names those that there still are, in its order.
create or replace function app.kept_tags(p_tags jsonb) returns uuid[]
language sql stable set search_path = pg_catalog, pg_temp as $$
  select coalesce(array_agg(g.id order by t.nth), '{}') from jsonb_array_elements_text(p_tags) with ordinality t (id, nth)
    join public.tags g on g.id = t.id::uuid and g.deleted_at is null
$$;
grant execute on function app.kept_tags(jsonb) to tandem_roles, tandem_definer;

-- The scopes that follow from an entity's columns.
create or replace function app.usual_scopes(p_entity name) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  insert into app.scopes (entity, scope, col, "key") select p_entity, scope, col, "key" from (values
      ('all', null::name, 'all'), ('own', 'owner_id', 'user'), ('unowned', 'owner_id', 'none'), ('team', 'team_id', 'team'),
      ('account', 'account_id', 'account')) s (scope, col, "key")
    where col is null or exists (select from pg_attribute
      where attrelid = format('public.%I', p_entity)::regclass and attname = col and not attisdropped)
    on conflict do nothing
$$;

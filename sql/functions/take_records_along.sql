-- Whoever changes teams takes their records along: the old team no longer sees them, the new one does.
create or replace function app.take_records_along() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text;
begin
  for v_entity in select s.entity from app.scopes s where s.scope = 'team'
    and exists (select from pg_attribute a where a.attrelid = format('public.%I', s.entity)::regclass and a.attname = 'owner_id') loop
    execute format('update public.%I set team_id = $1 where owner_id = $2 and team_id is distinct from $1', v_entity) using new.team_id, new.id;
  end loop;
  return null;
end $$;

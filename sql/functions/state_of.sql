-- A state of an entity as people say it, and what it means: of states that are rows of a table their name and type.
create or replace function app.state_of(p_entity name, p_state text, out name text, out type text)
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_types name := (select e.state_types from app.entities e where e.entity = p_entity);
begin
  name := p_state; type := p_state;
  if v_types is not null then
    execute format('select s.name, s.type from public.%I s where s.key = $1', v_types) into name, type using p_state;
  end if;
end $$;

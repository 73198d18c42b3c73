-- Inserts agents of the program's own catalogue, those that are not there yet; answers the rows that came. Servers that do it at
-- once, and tabs that ask for it, make one of each: the key and the name are.
create or replace function app.deploy_agents(p_agents jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_made jsonb;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  with made as (
    -- (Each a little later than the one before: their age is the catalogue's order.)
    insert into public.ai_agents (created_at, key, name, role, status, model, specialization, temperature, capabilities, policy_version, metadata)
      select clock_timestamp(), a.key, a.name, a.role, a.status, a.model, a.specialization, a.temperature, a.capabilities, a.policy_version, a.metadata
        from jsonb_to_recordset(p_agents) a (key text, name text, role text, status text, model text, specialization text, temperature numeric,
          capabilities text[], policy_version int, metadata jsonb)
      on conflict do nothing returning *)
  select coalesce(jsonb_agg(to_jsonb(made)), '[]') into v_made from made;
  return v_made;
end $$;
grant execute on function app.deploy_agents(jsonb) to tandem_system;

-- Whether the run that acts may do this (read, create or update) to an entity by the tool that it came in with: true where any
-- record will do, null where only those of app.run_ids, an error where it may not at all, since an empty answer would be taken
-- for one. What triggers do follows from what was let in, and is as right as when a person does it.
create or replace function app.run_may(p_entity text, p_effect text) returns boolean
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  caller jsonb := app.caller();
  tool text := caller ->> 'tool';
  v app.run_acts;
begin
  if pg_trigger_depth() > 0 or p_effect = 'read' and (select looked_up from app.entities where entity = p_entity) then return true; end if;
  select * into v from app.run_acts where run_id = (caller ->> 'run')::uuid and entity = p_entity;
  if v.run_id is null or p_effect <> 'read' and not exists (select from unnest(v.acts) act
       where p_entity || '_' || act = tool and act <> all ('{list,get,read,export}') and act not like '%\_preview' and (act = 'create') = (p_effect = 'create'))
  then perform app.refuse_agent(format('%s may not %s %s by %s', caller ->> 'agent', p_effect, p_entity, tool)); end if;
  return case when v.ids is null then true end;
end $$;
grant execute on function app.run_may(text, text) to tandem_roles, tandem_definer;

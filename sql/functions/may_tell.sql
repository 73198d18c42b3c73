-- Whether an agent may give something to another: the sender's list and the receiver's both allow it.
create or replace function app.may_tell(p_from uuid, p_to uuid) returns boolean
language sql stable set search_path = pg_catalog, pg_temp as $$
  select exists (select from public.ai_agents f, public.ai_agents t where f.id = p_from and t.id = p_to and f.id <> t.id
    and f.metadata #> '{knowledgeSharing,canSendTo}' ?| array['*', t.key] and t.metadata #> '{knowledgeSharing,canReceiveFrom}' ?| array['*', f.key])
$$;
grant execute on function app.may_tell(uuid, uuid) to tandem_roles, tandem_definer;

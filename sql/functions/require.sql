-- Refuses an act that the caller's role lacks altogether, and of the run of an agent all but what its tool is.
create or replace function app.require(p_entity text, p_verb text) returns void
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app.role_permissions where role = app.role() and entity = p_entity and verb = p_verb)
    or app.by_agent() and app.caller() ->> 'tool' <> p_entity || '_' || p_verb
  then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = p_verb || ' ' || p_entity; end if;
end $$;
grant execute on function app.require(text, text) to tandem_roles;

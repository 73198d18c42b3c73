-- The runs of agents, for whoever reads the whole log.
create or replace function app.runs_of(p_agents text[]) returns uuid[]
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.read_scopes('audit_logs') @> '{all}' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  return (select coalesce(array_agg(id), '{}') from app.runs where agent = any (p_agents));
end $$;
grant execute on function app.runs_of(text[]) to tandem_roles;

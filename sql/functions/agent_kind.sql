create or replace function app.agent_kind(p_agent text) returns text language sql immutable
  return nullif(left(regexp_replace(p_agent, '[0-9][0-9._]*', '', 'g'), 300), '');
grant execute on function app.agent_kind(text) to tandem_definer;

-- Writes into the log that the caller takes records out, with what they asked for, and how many it came to once known.
create or replace function app.log_export(p_entity text, p_question jsonb, p_rows int) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.require(p_entity, 'export');
  perform app.append(p_entity, app.new_id(), null, 'export', false, null, jsonb_strip_nulls(jsonb_build_object('question', p_question, 'rows', p_rows)));
end $$;
grant execute on function app.log_export(text, jsonb, integer) to tandem_roles;

-- What happened to an envelope, for whoever sees its document.
-- after: envelope_events_of
create or replace function app.envelope_history(p_id uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_sees boolean;
begin
  execute format('select exists (select from public.envelopes where id = $1 and deleted_at is null and (%s))',
    coalesce(app.rows_for('envelopes', 'read'), 'false')) into v_sees using p_id;
  if not v_sees then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return app.envelope_events_of(p_id);
end $$;
grant execute on function app.envelope_history(uuid) to tandem_roles;

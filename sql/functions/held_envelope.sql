-- The envelope that the caller may act on, since they may change its document; both are held. Who does not see it is told nothing.
create or replace function app.held_envelope(p_id uuid) returns public.envelopes
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e public.envelopes;
begin
  select * into e from public.envelopes where id = p_id;
  perform app.hold('documents', e.row_id, 'update');
  if app.by_agent() then perform app.refuse_agent('Agents do nothing to envelopes.'); end if;
  select * into e from public.envelopes where id = p_id for update;
  if e.status not in ('sent', 'viewed', 'partially_signed') then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'This envelope is over. Look again.'; end if;
  return e;
end $$;

-- Tells whoever sent an envelope how it ended, where they still come in.
-- after: tell, way_to, would_see
create or replace function app.tell_of_envelope(p_envelope uuid, p_title text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e public.envelopes;
begin
  select * into e from public.envelopes where id = p_envelope;
  if not app.would_see(e.created_by, 'envelopes', e.id) then return; end if;
  perform app.tell(array[row(e.created_by, 'signature', case when e.status = 'completed' then 'info' else 'warning' end, p_title, e.name,
    app.way_to('/documents', e.row_id), 'documents', e.row_id, null::uuid, '{}'::jsonb, concat_ws(':', 'envelope', e.id, e.status), now())::app.notice_draft]);
end $$;

-- Tells whoever sent an envelope how it ended; where they do not come in any more, the owner of the document.
-- after: tell, way_to, would_see
create or replace function app.tell_of_envelope(p_envelope uuid, p_title text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare e public.envelopes; v_to uuid;
begin
  select * into e from public.envelopes where id = p_envelope;
  v_to := e.created_by;
  if not exists (select from public.people where id = v_to and status = 'active' and deleted_at is null) then
    select owner_id into v_to from public.documents where id = e.row_id; end if;
  if not app.would_see(v_to, 'envelopes', e.id) then return; end if;
  perform app.tell(array[row(v_to, 'signature', case when e.status = 'completed' then 'info' else 'warning' end, p_title, e.name,
    app.way_to('/documents', e.row_id), 'documents', e.row_id, null::uuid, '{}'::jsonb, concat_ws(':', 'envelope', e.id, e.status), now())::app.notice_draft]);
end $$;

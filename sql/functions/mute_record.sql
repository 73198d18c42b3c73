-- Wants to hear nothing more of a record, or again. One may mute what one sees, and take back whatever one has muted.
create or replace function app.mute_record(p_entity text, p_row uuid, p_muted boolean) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if p_muted and not app.sees(p_entity, p_row) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.keep_mute(p_entity, p_row, p_muted);
end $$;
grant execute on function app.mute_record(text, uuid, boolean) to tandem_roles;

-- Records that a stored file was compared with its digest, and the problem or null.
create or replace function app.note_blob(p_digest text, p_problem text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.blobs set checked_at = now(), problem = left(p_problem, 300) where digest = p_digest;
end $$;
grant execute on function app.note_blob(text, text) to tandem_system;

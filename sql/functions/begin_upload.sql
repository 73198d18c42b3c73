-- Notes that a file is about to be brought, as its bringer's own; refused to a run, to whoever may give no record a file, and beyond 20 GB
-- of one's own.
create or replace function app.begin_upload(p_id uuid, p_name text, p_media_type text, p_bytes bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.caller() ? 'run' or not app.rights('files') ? 'create' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if coalesce((select sum(bytes) from app.uploads where user_id = app.user_id()), 0) + p_bytes > 20000000000 then
    raise 'QUOTA_EXCEEDED' using detail = 'Your files take 20 GB. Delete some for good, or ask somebody else to upload this one.';
  end if;
  if (select count(*) from app.uploads where user_id = app.user_id() and digest is null) >= 1000 then
    raise 'QUOTA_EXCEEDED' using detail = 'A thousand of your uploads are under way. Wait until some have arrived.';
  end if;
  insert into app.uploads (id, user_id, name, media_type, bytes) values (p_id, app.user_id(), p_name, p_media_type, p_bytes);
end $$;
grant execute on function app.begin_upload(uuid, text, text, bigint) to tandem_roles;

-- Registers an upload of the caller. Refuses runs, whoever may add files to no record, over 20 GB or 1,000 unfinished uploads of one person.
create or replace function app.begin_upload(p_id uuid, p_name text, p_media_type text, p_bytes bigint) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.caller() ? 'run' or not app.rights('files') ? 'create' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- Two uploads at once would each find room for themselves.
  perform pg_advisory_xact_lock(hashtextextended('uploads of ' || app.user_id(), 0));
  if coalesce((select sum(bytes) from app.uploads where user_id = app.user_id()), 0) + p_bytes > 20000000000 then
    raise 'QUOTA_EXCEEDED' using detail = 'You have used your 20 GB of storage. Delete files for good, or ask a colleague to upload this one.';
  end if;
  if (select count(*) from app.uploads where user_id = app.user_id() and digest is null) >= 1000 then
    raise 'QUOTA_EXCEEDED' using detail = '1,000 of your uploads are in progress. Wait for some of them to finish.';
  end if;
  insert into app.uploads (id, user_id, name, media_type, bytes) values (p_id, app.user_id(), p_name, p_media_type, p_bytes);
end $$;
grant execute on function app.begin_upload(uuid, text, text, bigint) to tandem_roles;

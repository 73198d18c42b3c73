-- What a letter has beside its text, for whoever reads it: `html`, where its bytes lie, and its files.
create or replace function app.mail_parts_seen(p_mail uuid) returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees_within('mails', p_mail) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return (select jsonb_build_object('html', t.html, 'digest', t.digest, 'bytes', t.bytes, 'files', (select coalesce(jsonb_agg(jsonb_build_object('no', f.no,
      'name', f.name, 'media_type', f.media_type, 'bytes', f.bytes, 'digest', f.digest, 'cid', f.cid) order by f.no), '[]')
    from app.mail_files f where f.mail_id = p_mail)) from app.mail_parts t where t.mail_id = p_mail);
end $$;
grant execute on function app.mail_parts_seen(uuid) to tandem_roles;

-- The parts of a letter beside its text: formatted text, the bytes as they came, what it refers to, its files.
create or replace function app.keep_mail_parts(p_mail uuid, p jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.blobs (digest, bytes) select distinct on (d) d, b from (select p ->> 'digest' as d, (p ->> 'bytes')::bigint as b
      union all select f ->> 'digest', (f ->> 'bytes')::bigint from jsonb_array_elements(p -> 'files') f) blobs where d is not null order by d
    on conflict (digest) do update set stored_at = now(), checked_at = now(), problem = null;
  insert into app.mail_parts (mail_id, html, digest, bytes, reference_ids)
    values (p_mail, left(p ->> 'html', 1000000), p ->> 'digest', (p ->> 'bytes')::bigint, array(select jsonb_array_elements_text(p -> 'references') limit 100));
  insert into app.mail_files (mail_id, no, name, media_type, bytes, digest, cid)
    select p_mail, no - 1, left(f ->> 'name', 255), left(f ->> 'media_type', 200), (f ->> 'bytes')::bigint, f ->> 'digest', left(f ->> 'cid', 300)
      from jsonb_array_elements(p -> 'files') with ordinality files (f, no);
end $$;

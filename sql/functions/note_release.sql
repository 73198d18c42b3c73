-- Notes that a server starts with this release, where the one before had another.
create or replace function app.note_release(p_number int, p_version text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  insert into app.release_starts (number, version) select p_number, left(p_version, 50)
   where (p_number, left(p_version, 50)) is distinct from (select (number, version) from app.release_starts order by at desc limit 1)
  on conflict do nothing;
  delete from app.release_starts where at in (select at from app.release_starts order by at desc offset 200);
end $$;
grant execute on function app.note_release(int, text) to tandem_system;

-- Somebody whom the caller may act on in this way: not themself, and there. Never by a key.
create or replace function app.other_person(p_user uuid, p_verb text) returns public.people
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform app.in_person();
  perform app.require('people', p_verb);
  if p_user = app.user_id() then raise 'PERMISSION_DENIED' using errcode = '42501', detail = 'not for oneself'; end if;
  select * into v from public.people where id = p_user and deleted_at is null;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  return v;
end $$;

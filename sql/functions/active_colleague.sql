-- Suspending, taken apart: who may is asked by whoever calls these.
create or replace function app.active_colleague(p_from uuid, p_to uuid) returns void
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
begin
  if p_to = p_from or not exists (select from public.people where id = p_to and kind = 'employee' and status = 'active' and deleted_at is null)
  then raise 'REFERENCE' using errcode = '23514', column = 'to', detail = 'choose an active colleague'; end if;
end $$;

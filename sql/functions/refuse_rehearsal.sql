-- A transaction that rehearses what an agent proposes, or has begun to do it and not ended, cannot be committed, whatever the program does.
create or replace function app.refuse_rehearsal() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app.rehearsals where xid = new.xid) then return null; end if;
  raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501', detail = 'A rehearsal is not kept.';
end $$;
drop trigger if exists never_committed on app.rehearsals;
create constraint trigger never_committed after insert on app.rehearsals deferrable initially deferred
  for each row execute function app.refuse_rehearsal();

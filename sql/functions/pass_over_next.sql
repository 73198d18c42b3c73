-- For a transaction that takes longer than the reader has, even by itself.
create or replace function app.pass_over_next(p_error text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_next xid8;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not pg_try_advisory_xact_lock(7274) then return; end if;
  select min(xid::text::numeric)::text::xid8 into v_next from app.log
    where xid > (select xid from app.feed_cursors where reader = 'notifications') and xid < pg_snapshot_xmin(pg_current_snapshot());
  if v_next is null then return; end if;
  perform app.pass_over(v_next, p_error);
  update app.feed_cursors set xid = v_next where reader = 'notifications';
end $$;
grant execute on function app.pass_over_next(text) to tandem_system;

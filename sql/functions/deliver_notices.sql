-- Turns what came into the feed since the last time into notifications; answers how many entries that were. Cursor and
-- notifications move in one transaction: a kill loses nothing and doubles nothing. Whole transactions only, since what
-- happened at once is told at once. One server at a time, by a lock that is no row's: whoever locks a row has begun to write,
-- and nobody hears of any change in the feed while one that came before is being written. What is to be told may take
-- minutes to judge; it is written in an instant. A kind that goes by nothing but push is made, too.
create or replace function app.deliver_notices(p_most int, p_careful boolean default false) returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_after xid8; v_upto xid8; v_entries int; v_drafts app.notice_draft[]; v_draft app.notice_draft;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  -- Mostly there is nothing new, which is found out without a lock.
  if not exists (select from app.log
    where xid > (select xid from app.feed_cursors where reader = 'notifications') and xid < pg_snapshot_xmin(pg_current_snapshot())) then
    return 0;
  end if;
  if not pg_try_advisory_xact_lock(7274) then return 0; end if;
  select xid into v_after from app.feed_cursors where reader = 'notifications';
  select n.xid, n.place into v_upto, v_entries from (select xid, row_number() over (order by xid, id) as place from app.log
    where xid > v_after and xid < pg_snapshot_xmin(pg_current_snapshot()) order by xid, id limit p_most) n order by n.place desc limit 1;
  if v_upto is null then return 0; end if;
  if not p_careful then
    select array_agg(d) into v_drafts from app.notice_drafts(v_after, v_upto) d;
    perform app.tell(v_drafts);
  else
    begin
      for v_draft in select * from app.notice_drafts(v_after, v_upto) loop
        begin
          perform app.tell(array[v_draft]);
        exception when others then
          perform app.put_aside('notification', v_draft.title || ': ' || v_draft.message,
            sqlerrm, v_draft.user_id, v_draft.entity, v_draft.row_id, to_jsonb(v_draft));
        end;
      end loop;
    exception when others then
      perform app.pass_over(v_upto, sqlerrm);
    end;
  end if;
  update app.feed_cursors set xid = v_upto where reader = 'notifications';
  return v_entries;
end $$;
grant execute on function app.deliver_notices(integer, boolean) to tandem_system;

-- Reads on in the feed and works out the pairs of what has changed, for a quarter of a second; answers how many entries were read. One
-- server at a time. Where it stops it goes on, within a transaction of many rows too.
create or replace function app.find_duplicates() returns int
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_until timestamptz := clock_timestamp() + interval '250 milliseconds';
  v_from app.duplicates_read; v app.log; v_read int := 0; v_watched jsonb;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  if not pg_try_advisory_xact_lock(7275) then return 0; end if;
  select * into v_from from app.duplicates_read;
  select jsonb_object_agg(entity, columns) into v_watched
    from (select entity, jsonb_agg(col) || coalesce(jsonb_agg(beside) filter (where beside is not null), '[]') as columns
      from app.likenesses group by entity) w;
  for v in select * from app.log l where (l.xid, l.id) > (v_from.xid, v_from.id) and l.xid < pg_snapshot_xmin(pg_current_snapshot())
      order by l.xid, l.id limit 2000 loop
    if v_watched ? v.entity and (v.verb <> 'update' or v.after ?| array(select jsonb_array_elements_text(v_watched -> v.entity))) then
      -- (A record that cannot be looked at stops nobody else's.)
      begin perform app.weigh_pairs(v.entity, v.row_id);
      exception when others then raise warning 'the pairs of % % were not found: %', v.entity, v.row_id, sqlerrm; end;
      if v.verb = 'purge' then delete from app.duplicate_pairs where entity = v.entity and v.row_id in (one, other); end if;
    end if;
    v_read := v_read + 1;
    v_from.xid := v.xid; v_from.id := v.id;
    exit when clock_timestamp() > v_until;
  end loop;
  if v_read > 0 then update app.duplicates_read set xid = v_from.xid, id = v_from.id; end if;
  return v_read;
end $$;
grant execute on function app.find_duplicates() to tandem_system;

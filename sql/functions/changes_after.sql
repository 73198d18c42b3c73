-- What the log says after an entry, in the order of its transactions, up to the oldest that still runs: nothing that commits
-- late is skipped. With the keys that each row had before and has after it (app.make_keys): who held one of them hears of it.
-- A change of rights names the role that they are of.
create or replace function app.changes_after(p_xid xid8, p_id bigint, p_most int)
returns table (xid xid8, id bigint, entity text, row_id uuid, keys text[])
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare entries app.log[]; v_entity text;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  entries := array(select l from app.log l where (l.xid, l.id) > (p_xid, p_id) and l.xid < pg_snapshot_xmin(pg_current_snapshot())
    order by l.xid, l.id limit p_most);
  return query select e.xid, e.id, e.entity, e.row_id,
      case when e.entity = 'role_permissions' then array['role=' || (e.after ->> 'role')] else '{}'::text[] end from unnest(entries) e
    where not exists (select from app.entities g where g.entity = e.entity);
  for v_entity in select distinct e.entity from unnest(entries) e join app.entities g on g.entity = e.entity loop
    return query execute format('select e.xid, e.id, e.entity, e.row_id,
        app.%1$I(jsonb_populate_record(r, e.before)) || app.%1$I(jsonb_populate_record(r, e.after))
      from unnest($1) e left join public.%2$I r on r.id = e.row_id where e.entity = %2$L', 'keys_of_' || v_entity, v_entity) using entries;
  end loop;
end $$;
grant execute on function app.changes_after(xid8, bigint, int) to tandem_system;

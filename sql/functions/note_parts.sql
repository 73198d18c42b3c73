-- after: state_rank
-- Notes how each part of the installation is: its state and since when, and the worst state of each hour for 91 days. A part that was
-- not looked at for an hour has its state since now.
create or replace function app.note_parts(p_parts jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_hour timestamptz := date_trunc('hour', now(), 'UTC'); v_part text; v_state text; l app.part_hours;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  for v_part, v_state in select r.part, r.state from jsonb_to_recordset(p_parts) r (part text, state text) order by r.part limit 50 loop
    insert into app.part_states as s (part, state) values (v_part, v_state) on conflict (part) do update set state = excluded.state, seen_at = now(),
      since = case when s.state = excluded.state and s.seen_at > now() - interval '1 hour' then s.since else now() end;
    select * into l from app.part_hours h where h.part = v_part order by h.from_hour desc limit 1;
    if l.to_hour = v_hour then
      continue when app.state_rank(v_state) <= app.state_rank(l.state);
      delete from app.part_hours h where h.part = v_part and h.from_hour = v_hour;
      update app.part_hours h set to_hour = v_hour - interval '1 hour' where h.part = v_part and h.to_hour = v_hour;
    end if;
    update app.part_hours h set to_hour = v_hour where h.part = v_part and h.to_hour = v_hour - interval '1 hour' and h.state = v_state;
    continue when found;
    -- (A clock that was set back finds its hours noted already.)
    insert into app.part_hours values (v_part, v_state, v_hour, v_hour) on conflict do nothing;
  end loop;
  delete from app.part_hours where to_hour < now() - interval '91 days';
  delete from app.part_states where seen_at < now() - interval '91 days';
end $$;
grant execute on function app.note_parts(jsonb) to tandem_system;

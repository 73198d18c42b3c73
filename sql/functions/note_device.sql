-- A session that opens for the first time with a kind of browser that its person has not used before; the very first is none.
create or replace function app.note_device() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_agent text := app.agent_kind(new."userAgent"); v_new boolean; v_known boolean := exists (select from app.devices where user_id = new."userId");
begin
  if v_agent is null or (tg_op = 'UPDATE' and old.door is not null and old.second_factor) then return null; end if;
  insert into app.devices (user_id, agent) values (new."userId", v_agent)
    on conflict (user_id, agent) do update set last_seen = now() returning xmax = 0 into v_new;
  if v_new and v_known then
    perform app.append('sessions', new."userId", (select account_id from public.people
      where id = new."userId"), 'new_device', false, null, jsonb_build_object('agent', left(new."userAgent", 300), 'address', new."ipAddress"));
  end if;
  return null;
end $$;

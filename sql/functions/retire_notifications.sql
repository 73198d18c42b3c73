-- Forgets what is older than 90 days, what is beyond a thousand, and what tells of records that are gone for good.
create or replace function app.retire_notifications() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_entity text;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  delete from public.notifications where created_at < now() - interval '90 days';
  delete from public.notifications
    where id in (select id from (select id, row_number() over (partition by user_id order by created_at desc, id) as place from public.notifications) n
      where place > 1000);
  for v_entity in select distinct entity from public.notifications where row_id is not null loop
    execute format('delete from public.notifications n where entity = $1 and not exists (select from public.%I r where r.id = n.row_id)', v_entity)
      using v_entity;
  end loop;
  delete from app.devices where last_seen < now() - interval '1 year';
  delete from app.outgoing_mail where created_at < now() - interval '30 days' and body is null;
end $$;
grant execute on function app.retire_notifications() to tandem_system;

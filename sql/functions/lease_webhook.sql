-- Lets a server send to one webhook what waits for it, in order, 20 at most: the lease goes on with each, and ends a minute after the last
-- that was settled. With a run of its reader, by which the server reads what it sends; none where they do not come in any more.
-- after: webhooks_due
create or replace function app.lease_webhook(p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare y app.webhook_ways; w public.webhooks; v_run uuid;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select v.* into y from app.webhook_ways v where v.webhook_id in (select app.webhooks_due())
    and (v.leased_until is null or v.leased_until < now()) order by v.leased_at nulls first limit 1 for update skip locked;
  if y.webhook_id is null then return null; end if;
  select * into w from public.webhooks where id = y.webhook_id;
  delete from app.runs where id = y.run_id;
  if exists (select from public.people where id = w.reader_id and status = 'active' and deleted_at is null) then
    insert into app.runs (user_id, purpose, token_hash, expires_at) values (w.reader_id, 'webhook', p_token_hash, now() + interval '10 minutes')
      returning id into v_run;
  end if;
  update app.webhook_ways set run_id = v_run, leased_at = now(), leased_until = now() + interval '1 minute' where webhook_id = w.id;
  return jsonb_build_object('id', w.id, 'address', w.address, 'filter_field', w.filter_field, 'filter_value', w.filter_value, 'may_read', v_run is not null,
    'salts', array_remove(array[y.salt, case when y.old_until > now() then y.old_salt end], null),
    'deliveries', (select jsonb_agg(jsonb_build_object('id', d.id, 'attempt', d.attempts, 'type', d.type, 'entity', d.entity, 'row_id', d.row_id,
        'at', d.at) order by d.test desc, d.place) from (select * from app.webhook_deliveries
      where webhook_id = w.id and state = 'waiting' and (test or w.status <> 'paused') order by test desc, place limit 20) d));
end $$;
grant execute on function app.lease_webhook(bytea) to tandem_system;

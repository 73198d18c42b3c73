-- Another secret of a webhook from now on: answers of what the server derives it. The one before signs beside it for a day.
create or replace function app.make_webhook_secret(p_id uuid) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare y app.webhook_ways;
begin
  perform app.hold('webhooks', p_id, 'update'), app.in_person();
  insert into app.webhook_ways as w (webhook_id, salt) values (p_id, gen_random_uuid())
    on conflict (webhook_id) do update set old_salt = w.salt, old_until = now() + interval '24 hours', salt = excluded.salt returning * into y;
  update public.webhooks set secret_at = now(), old_secret_until = y.old_until where id = p_id;
  return y.salt;
end $$;
grant execute on function app.make_webhook_secret(uuid) to tandem_roles;

-- What the page behind a letter's link says, and with p_wish `leave` that its address wants no more such e-mails, with `stay` that it does after all; from a
-- network address. Null where there is no such letter.
create or replace function app.leave_campaigns(p_id uuid, p_wish text, p_from text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare l app.campaign_letters;
begin
  select * into l from app.campaign_letters where id = p_id and address is not null;
  if not found then return null; end if;
  if p_wish = 'leave' then
    insert into public.suppressions (name, reason, campaign_id, asked_from) values (l.address, 'unsubscribed', l.campaign_id, left(p_from, 100))
      on conflict do nothing;
    update app.campaign_letters set left_at = coalesce(left_at, clock_timestamp()) where id = p_id;
  elsif p_wish = 'stay' then
    update public.suppressions set deleted_at = now() where name = l.address and reason = 'unsubscribed' and deleted_at is null;
    update app.campaign_letters set left_at = null where id = p_id;
  end if;
  return jsonb_build_object('left', exists (select from public.suppressions where name = l.address and deleted_at is null), 'address', l.address,
    'language', coalesce((select language from app.campaign_sendings where campaign_id = l.campaign_id), 'english'),
    'company', (select jsonb_build_object('name', c.name, 'accent', c.accent, 'logo', c.logo) from public.company c));
end $$;
grant execute on function app.leave_campaigns(uuid, text, text) to tandem_app;

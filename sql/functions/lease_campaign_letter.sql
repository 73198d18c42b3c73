-- Lets a server send the next letter of a campaign, for five minutes, under the rights of whoever started it; null where none is due. What is not to be sent
-- any more is left out, and who waits for an hour or a turn waits on: `again` says that there may be more.
-- after: campaign_hour, letter_unwanted, run_for_campaign
create or replace function app.lease_campaign_letter(p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare s app.campaign_sendings; c public.campaigns; l app.campaign_letters; v_next timestamptz; v_why text;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into s from app.campaign_sendings where next_at <= now() order by next_at limit 1 for update skip locked;
  if not found then return null; end if;
  select * into c from public.campaigns where id = s.campaign_id;
  v_next := app.campaign_hour(c.from_hour, c.until_hour);
  if c.status <> 'running' or c.deleted_at is not null then v_next := null;
  elsif not exists (select from public.people where id = s.starter_id and status = 'active' and deleted_at is null) then
    update public.campaigns set status = 'paused', paused_reason = 'Whoever started it does not come in any more.' where id = c.id;
    return '{"again": true}';
  elsif v_next <= now() then
    select * into l from app.campaign_letters where campaign_id = c.id and state = 'waiting' and next_at <= now()
      order by next_at, id limit 1 for update skip locked;
    if l.id is null then
      select min(next_at) into v_next from app.campaign_letters where campaign_id = c.id and state = 'waiting';
      if v_next is null then
        update public.campaigns set status = 'completed' where id = c.id;
        return '{"again": true}';
      end if;
    else
      v_why := app.letter_unwanted(l);
      if v_why is null then v_next := greatest(s.next_at, now() - interval '5 seconds') + interval '1 hour' / c.an_hour; end if;
    end if;
  end if;
  update app.campaign_sendings set next_at = v_next where campaign_id = c.id;
  if l.id is null then return '{"again": true}'; end if;
  if v_why is not null or l.attempts >= 8 then
    update app.campaign_letters set state = case when v_why is null then 'failed' else 'left_out' end, reason = coalesce(v_why, l.reason, 'unknown')
      where id = l.id;
    return '{"again": true}';
  end if;
  update app.campaign_letters set attempts = attempts + 1, next_at = now() + interval '5 minutes' where id = l.id;
  perform app.run_for_campaign(s, p_token_hash);
  return jsonb_build_object('id', l.id, 'attempt', l.attempts + 1, 'to', l.address, 'entity', case when l.lead_id is null then 'contacts' else 'leads' end,
    'row_id', coalesce(l.lead_id, l.contact_id), 'source', jsonb_build_object('subject', s.subject, 'body', s.body, 'language', s.language), 'code', c.code,
    'basis', c.basis, 'look', (select jsonb_build_object('name', o.name, 'accent', o.accent, 'logo', o.logo) from public.company o),
    'reply_to', (select jsonb_build_object('name', p.name, 'address', p.email) from public.people p where p.id = s.starter_id));
end $$;
grant execute on function app.lease_campaign_letter(bytea) to tandem_system;

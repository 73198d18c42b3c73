-- Keeps what somebody sent to a published form, from an address; answers what becomes of it: received, unconfirmed, closed, or full and for how many
-- seconds. Sent twice it counts once. 20 an hour come in from one address (of IPv6: one network), 500 by one form; three letters a day go to one
-- e-mail address.
create or replace function app.take_submission(p_key text, p_sent jsonb, p_about jsonb, p_letter jsonb) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare f public.forms; v_id uuid; v_agrees boolean; v_suspect text := p_about ->> 'suspect'; v_asks boolean; v_from text := p_about ->> 'address';
  v_network inet;
begin
  select * into f from public.forms where key = p_key and status = 'published' and deleted_at is null;
  if not found then return '{"state": "closed"}'; end if;
  if pg_column_size(p_sent) > 16384 or pg_column_size(p_about) > 8192 or (select count(*) from jsonb_object_keys(p_sent)) > 20 then
    raise 'INVALID_INPUT' using errcode = '22023'; end if;
  perform pg_advisory_xact_lock(7291, hashtext(p_key));
  if v_from like '%:%' and v_from not like '%.%' and pg_input_is_valid(v_from, 'inet') then v_network := network(set_masklen(v_from::inet, 64)); end if;
  if (select count(*) from (select from public.form_submissions where form_id = f.id and created_at > now() - interval '1 hour' and (address = v_from
      or v_network is not null and case when pg_input_is_valid(address, 'inet') then address::inet <<= v_network end) limit 20) s) >= 20
    or (select count(*) from (select from public.form_submissions where form_id = f.id and created_at > now() - interval '1 hour' limit 500) s) >= 500
  then return '{"state": "full", "wait": 3600}'; end if;
  v_agrees := (p_about ->> 'agrees')::int = f.consent_version and f.consent is not null;
  if f.consent is not null and f.consent_required and v_agrees is not true then raise 'INVALID_INPUT' using errcode = '22023'; end if;
  v_asks := f.confirms and v_suspect is null and p_sent ->> 'email' is not null;
  insert into public.form_submissions (form_id, name, status, sent, edition, consent, consent_version, consented_at, address, utm, page, referrer, reason, once)
    values (f.id, left(coalesce(p_sent ->> 'name', p_sent ->> 'email', p_sent ->> 'phone', '?'), 200),
      case when v_suspect is not null then 'set_aside' when v_asks then 'unconfirmed' else 'received' end, p_sent, f.edition,
      case when v_agrees then f.consent end, case when v_agrees then f.consent_version end, case when v_agrees then now() end, v_from,
      coalesce(p_about -> 'utm', '{}') || case when not p_about -> 'utm' ? 'campaign' and f.campaign is not null
        then jsonb_build_object('campaign', f.campaign) else '{}' end,
      p_about ->> 'page', p_about ->> 'referrer', v_suspect, p_about ->> 'once')
    on conflict (form_id, once) do nothing returning id into v_id;
  if v_id is not null and v_asks then perform app.ask_sender(v_id, lower(p_sent ->> 'email'), p_letter); end if;
  return jsonb_build_object('state', case when v_asks or f.confirms and v_suspect is not null then 'unconfirmed' else 'received' end);
end $$;
grant execute on function app.take_submission(text, jsonb, jsonb, jsonb) to tandem_app;

-- Queues the letter of an e-mail that the caller has just written, in this transaction, to addresses of its record. So many a day.
-- after: letter_addresses, by_workflow, wishes_quiet
create or replace function app.queue_letter(p_activity uuid, p_to text[], p_letter text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.activities; v_sent int; v_first timestamptz; v_wrong text;
begin
  -- (A workflow writes as whoever published it, who did that in person.)
  if not app.by_workflow() then perform app.in_person(); end if;
  select * into v from public.activities where id = p_activity and created_by = app.user_id() and kind = 'email'
    and xmin = pg_current_xact_id()::xid;
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if cardinality(p_to) not between 1 and 10 or length(p_letter) > 400000 or v.subject ~ '[[:cntrl:]]'
  then raise 'INVALID_INPUT' using errcode = '22023'; end if;
  select t into v_wrong from unnest(p_to) t left join app.letter_addresses(app.user_id(), v.entity, v.row_id) a on lower(a.address) = lower(t)
    group by t having coalesce(bool_or(a.quiet), true) limit 1;
  if v_wrong is not null then raise 'LETTER' using errcode = '23514', column = 'to',
    detail = case when exists (select from app.letter_addresses(app.user_id(), v.entity, v.row_id) where quiet and lower(address) = lower(v_wrong))
      then 'whoever has this address is not to be contacted' else 'an address is none of this record: add it there first' end; end if;
  if app.by_workflow() and (exists (select from public.suppressions s join unnest(p_to) t on s.name = lower(t) where s.deleted_at is null)
    or exists (select from (select emails from public.leads where v.entity = 'leads' and id = v.row_id
        union all select emails from public.contacts where id = v.row_id or v.entity = 'accounts' and id in (
          select contact_id from public.affiliations where account_id = v.row_id and active and deleted_at is null)) r
      where exists (select from unnest(r.emails) e join unnest(p_to) t on lower(t) = lower(e)) and app.wishes_quiet(r.emails))) then
    raise 'LETTER' using errcode = '23514', column = 'to', detail = 'whoever has this address unsubscribed, or cannot be reached'; end if;
  perform pg_advisory_xact_lock(7282, hashtext(app.user_id()::text));
  select count(*), min(created_at) into v_sent, v_first from app.outgoing_mail
    where sender_id = app.user_id() and created_at > now() - interval '1 day';
  if v_sent + cardinality(p_to) > 200 then raise 'RATE_LIMIT_EXCEEDED' using
    hint = greatest(1, ceil(extract(epoch from coalesce(v_first, now()) + interval '1 day' - now())))::int,
    detail = 'You may send 200 e-mails a day. Try again tomorrow.'; end if;
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at, activity_id, sender_id)
  select distinct on (lower(t)) concat_ws(':', 'letter', v.id, lower(t)), 'letter', t, v.subject, p_letter, now() + interval '2 days', v.id, app.user_id()
    from unnest(p_to) t;
end $$;
grant execute on function app.queue_letter(uuid, text[], text) to tandem_roles;

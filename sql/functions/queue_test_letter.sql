-- Queues a letter that tries a template, to whoever asks and to nobody else; ten an hour.
create or replace function app.queue_test_letter(p_subject text, p_letter text) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_sent int; v_first timestamptz; v_to text := (select email from public.people where id = app.user_id());
begin
  perform app.in_person();
  perform app.require('email_templates', 'update');
  if length(p_subject) not between 1 and 200 or p_subject ~ '[[:cntrl:]]' or length(p_letter) > 400000
  then raise 'INVALID_INPUT' using errcode = '22023'; end if;
  perform pg_advisory_xact_lock(7282, hashtext(app.user_id()::text));
  select count(*), min(created_at) into v_sent, v_first from app.outgoing_mail
    where sender_id = app.user_id() and purpose = 'test' and created_at > now() - interval '1 hour';
  if v_sent >= 10 then raise 'RATE_LIMIT_EXCEEDED' using
    hint = greatest(1, ceil(extract(epoch from v_first + interval '1 hour' - now())))::int,
    detail = 'You may send yourself 10 tests an hour. Try again later.'; end if;
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at, sender_id)
    values ('test:' || app.new_id(), 'test', v_to, p_subject, p_letter, now() + interval '2 hours', app.user_id());
  return jsonb_build_object('to', v_to);
end $$;
grant execute on function app.queue_test_letter(text, text) to tandem_roles;

-- Asks the address that somebody gave whether it is theirs: by a letter whose link works for seven days, three a day for one address.
create or replace function app.ask_sender(p_submission uuid, p_email text, p_letter jsonb) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_hash bytea := decode(p_letter ->> 'token_hash', 'hex');
begin
  perform pg_advisory_xact_lock(7292, hashtext(p_email));
  if (select count(*) from app.form_tokens where email = p_email and made_at > now() - interval '1 day') >= 3 then return; end if;
  if length(v_hash) is distinct from 32 or length(p_letter ->> 'body') > 100000 or p_letter ->> 'subject' ~ '[[:cntrl:]]' then
    raise 'INVALID_INPUT' using errcode = '22023'; end if;
  insert into app.form_tokens (token_hash, submission_id, email) values (v_hash, p_submission, p_email);
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at)
    values ('confirmation:' || p_submission, 'confirmation', p_email, p_letter ->> 'subject', p_letter ->> 'body', now() + interval '7 days');
end $$;

-- Makes the link of a wish that was taken and queues its mail to the address of the wish; without a token only the mail.
create or replace function app.queue_wished_mail(p_id uuid, p_token_hash bytea, p_subject text, p_body text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.wished_links;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  update app.wished_links set token_hash = p_token_hash, expires_at = now() + case purpose when 'sign_in' then interval '15 minutes' else interval '1 hour' end
   where id = p_id and user_id is not null and expires_at is null returning * into v;
  if not found then return; end if;
  if v.purpose = 'password' and p_token_hash is not null then
    -- One link of one's own at a time; those that an administrator made stay.
    delete from app.password_resets where user_id = v.user_id and made_by = v.user_id and used_at is null;
    insert into app.password_resets (user_id, token_hash, made_by, expires_at) values (v.user_id, p_token_hash, v.user_id, v.expires_at);
    perform app.append('sessions', v.user_id, (select account_id from public.people where id = v.user_id), 'make_reset', false, null, null);
  end if;
  insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at)
    values (v.purpose || ':' || v.id, v.purpose, v.email, p_subject, p_body, v.expires_at);
end $$;
grant execute on function app.queue_wished_mail(uuid, bytea, text, text) to tandem_system;

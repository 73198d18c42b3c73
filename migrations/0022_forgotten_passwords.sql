-- A forgotten password is asked for by mail as a client's link is (0016): the wish is noted for whatever address, and who it
-- is for is looked at later. What both need is told apart by a purpose.
alter table app.sign_in_links rename to wished_links;
alter table app.wished_links add purpose text not null default 'sign_in' check (purpose in ('sign_in', 'password'));
alter table app.wished_links alter purpose drop default;
drop function app.ask_sign_in_link(text);
drop function app.take_sign_in_wish();
drop function app.queue_sign_in_mail(uuid, bytea, text, text);

-- Notes the wish, and answers 0; or, for an address with three of them in a quarter of an hour, the seconds to wait.
create function app.wish_link(p_purpose text, p_email text) returns int language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_email text := lower(p_email); v_count int; v_first timestamptz;
begin
  perform pg_advisory_xact_lock(7271, hashtext(p_purpose || v_email));
  select count(*), min(asked_at) into v_count, v_first from app.wished_links where email = v_email and purpose = p_purpose and asked_at > now() - interval '15 minutes';
  if v_count >= 3 then return greatest(1, ceil(extract(epoch from v_first + interval '15 minutes' - now()))::int); end if;
  insert into app.wished_links (purpose, email) values (p_purpose, v_email);
  return 0;
end $$;

-- Takes the oldest wish: whom a mail is to be written to and what it may hold, or {} when the address is nobody's for whom
-- there is such a link, or the wish is too old. Null when there is none.
create function app.take_link_wish() returns jsonb language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.wished_links; v_person public.people;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v from app.wished_links where taken_at is null order by asked_at limit 1 for update skip locked;
  if not found then return null; end if;
  delete from app.wished_links where asked_at < now() - interval '1 day' and id <> v.id;
  if v.asked_at > now() - interval '15 minutes' then
    select * into v_person from public.people where email = v.email and (kind = 'client' or v.purpose = 'password') and status = 'active' and deleted_at is null;
  end if;
  update app.wished_links set taken_at = now(), user_id = v_person.id where id = v.id;
  if v_person.id is null then return '{}'; end if;
  return jsonb_build_object('id', v.id, 'kind', v_person.kind, 'language', v_person.language, 'company', (select name from public.company limit 1),
    -- Whoever reads an administrator's mail must not become them: theirs are made on the server (bin/admin).
    'letter', case when v.purpose = 'sign_in' then 'sign_in' when app.current_role_of(v_person.id) = 'admin' then 'password_of_admin' else 'password' end);
end $$;

-- Makes the link of a wish that was taken and queues its mail to the address of the wish; without a token only the mail.
create function app.queue_wished_mail(p_id uuid, p_token_hash bytea, p_subject text, p_body text) returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
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

-- The client behind a link to sign in by, while it can be used: not used, not too old, and the address still theirs.
create or replace function app.open_sign_in_link(p_token_hash bytea) returns public.people language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.* from app.wished_links l join public.people p on p.id = l.user_id and p.email = l.email
   where l.token_hash = p_token_hash and l.purpose = 'sign_in' and l.used_at is null and l.expires_at > now() and p.kind = 'client' and p.status = 'active' and p.deleted_at is null
$$;

create or replace function app.use_sign_in_link(p_token_hash bytea, p_token text, p_address text, p_agent text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.people;
begin
  perform 1 from app.wished_links where token_hash = p_token_hash for update;
  v := app.open_sign_in_link(p_token_hash);
  if v.id is null then return null; end if;
  update app.wished_links set used_at = now() where user_id = v.id and purpose = 'sign_in' and used_at is null;
  perform app.append('sessions', v.id, v.account_id, 'use_link', false, null, null);
  return app.begin_session(v.id, 'client', false, p_token, p_address, p_agent);
end $$;

-- The person behind a link for a new password, while it can be used: not used, not too old, and made on the server, by
-- themselves to the address that they still have, or by somebody who could still make it.
create or replace function app.open_reset(p_token_hash bytea) returns public.people language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select p.* from app.password_resets r join public.people p on p.id = r.user_id and p.status = 'active' and p.deleted_at is null
   where r.token_hash = p_token_hash and r.used_at is null and r.expires_at > now()
     and (r.made_by is null or (app.current_role_of(p.id) <> 'admin' and case when r.made_by = p.id
       then exists (select from app.wished_links l where l.token_hash = r.token_hash and l.email = p.email)
       else exists (select from public.people b join app.role_rights m on m.role = app.current_role_of(b.id) and m.entity = 'people'
        where b.id = r.made_by and b.status = 'active' and b.deleted_at is null and m.rights -> 'reset_password' ? 'all') end))
$$;

grant execute on function app.wish_link(text, text) to tandem_app;
grant execute on function app.take_link_wish(), app.queue_wished_mail(uuid, bytea, text, text) to tandem_system;
select app.settle_functions();

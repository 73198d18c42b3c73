-- Opens what the caller is asked to sign, in person: a link for half an hour that is theirs alone, and ends the one before.
-- after: note_envelope
create or replace function app.open_envelope(p_recipient uuid, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare r public.envelope_recipients;
begin
  perform app.in_person();
  if app.by_agent() then perform app.refuse_agent('Agents sign nothing.'); end if;
  select o.* into r from public.envelope_recipients o where o.id = p_recipient and o.person_id = app.user_id() and o.open and o.expires_at > now();
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'This does not wait for you any more.'; end if;
  insert into app.envelope_tokens values (r.id, p_token_hash, least(r.expires_at, now() + interval '30 minutes'))
    on conflict (recipient_id) do update set token_hash = excluded.token_hash, expires_at = excluded.expires_at;
  perform app.note_envelope(r.envelope_id, r.id, 'opened');
  return jsonb_build_object('id', r.id);
end $$;
grant execute on function app.open_envelope(uuid, bytea) to tandem_roles;

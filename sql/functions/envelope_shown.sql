-- What the page of a link shows to its recipient; of one that is over only that it is. Who has answered by a link from outside sees it for thirty days
-- from then, or from the completion. Null where there is no such link.
create or replace function app.envelope_shown(p_token_hash bytea) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('state', s.state, 'language', e.language, 'purpose', e.purpose, 'inside', r.person_id is not null,
      'company', (select jsonb_build_object('name', c.name, 'accent', c.accent, 'logo', c.logo) from public.company c))
    || case when s.state in ('cancelled', 'expired', 'stopped', 'not_yet') then '{}' else jsonb_build_object('document', e.name, 'name', r.name, 'message',
      e.message, 'asked_by', (select p.name from public.people p where p.id = e.created_by), 'expires_at', e.expires_at, 'decided_at', r.decided_at,
      'words', r.words, 'digest', e.digest, 'signed', e.signed_file_id is not null, 'file', jsonb_build_object('name', f.name, 'media_type', f.media_type,
      'bytes', f.bytes, 'number', f.number)) end
    from app.envelope_tokens t join public.envelope_recipients r on r.id = t.recipient_id join public.envelopes e on e.id = r.envelope_id
      join public.files f on f.id = e.file_id left join public.people p on p.id = r.person_id,
      lateral (select case when e.deleted_at is not null or r.parent_deleted_at is not null or e.status = 'cancelled'
          or p.id is not null and (p.status <> 'active' or p.deleted_at is not null) then 'cancelled'
        when r.person_id is null and r.status in ('signed', 'declined') and coalesce(e.completed_at, r.decided_at) > now() - interval '30 days' then r.status
        when t.expires_at <= now() or e.status = 'expired' then 'expired' when r.status in ('signed', 'declined') then r.status
        when e.status = 'declined' then 'stopped' when e.expires_at <= now() then 'expired' when r.status = 'waiting' then 'not_yet'
        when r.open then 'open' else 'cancelled' end as state) s
    where t.token_hash = p_token_hash
$$;
grant execute on function app.envelope_shown(bytea) to tandem_app;

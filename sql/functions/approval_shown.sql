-- What the page of a link for approval shows; of one that is over only that it is. Null where there is no such link.
create or replace function app.approval_shown(p_token_hash bytea) returns jsonb
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select jsonb_build_object('state', s.state, 'language', a.language,
      'company', (select jsonb_build_object('name', c.name, 'accent', c.accent, 'logo', c.logo) from public.company c))
    || case when s.state in ('ended', 'expired') then '{}' else jsonb_build_object('brief', b.name, 'name', a.name, 'message', a.message, 'shown', a.shown,
      'expires_at', a.expires_at, 'decided_at', a.decided_at, 'words', a.words) end
    from app.approval_tokens t join public.brief_approvals a on a.id = t.approval_id join public.briefs b on b.id = a.brief_id,
      lateral (select case when a.status = 'ended' or a.deleted_at is not null or b.deleted_at is not null then 'ended'
        when a.expires_at <= now() then 'expired' else a.status end as state) s
    where t.token_hash = p_token_hash
$$;
grant execute on function app.approval_shown(bytea) to tandem_app;

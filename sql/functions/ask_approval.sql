-- Makes a link by which somebody of the client decides on versions of a brief, for so many days; only the hash of its token is kept. The brief then
-- is with its client. Twenty links of a brief wait at most.
create or replace function app.ask_approval(p_brief uuid, p_files uuid[], p_about jsonb, p_token_hash bytea) returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid; v_shown jsonb; v_days int := (p_about ->> 'days')::int;
begin
  perform app.hold('briefs', p_brief, 'ask_client');
  if app.by_agent() then perform app.refuse_agent('Agents ask no client.'); end if;
  if v_days not between 1 and 60 or cardinality(p_files) not between 1 and 50 then raise 'INVALID_INPUT' using errcode = '22023'; end if;
  -- (Held, so that none goes to the bin meanwhile.)
  perform from public.brief_assets where brief_id = p_brief and id in (select row_id from public.files where id = any (p_files)) order by id for share;
  perform from public.files where id = any (p_files) order by id for share;
  select jsonb_agg(jsonb_build_object('file_id', f.id, 'digest', f.digest, 'name', f.name, 'media_type', f.media_type, 'bytes', f.bytes,
      'asset', a.name, 'number', f.number) order by a.name, a.id, f.number) into v_shown
    from public.files f join public.brief_assets a on a.id = f.row_id and a.brief_id = p_brief and a.deleted_at is null
    where f.id = any (p_files) and f.entity = 'brief_assets' and f.deleted_at is null;
  if jsonb_array_length(v_shown) is distinct from (select count(distinct i)::int from unnest(p_files) i) then
    raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002', detail = 'One of these versions is not there any more. Look again.'; end if;
  if (select count(*) from public.brief_approvals where brief_id = p_brief and status = 'waiting' and expires_at > now()) >= 20 then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'Twenty links of this brief wait for an answer. End one first.'; end if;
  update public.briefs set status = 'client_review' where id = p_brief and status = 'internal_review';
  if not exists (select from public.briefs where id = p_brief and status = 'client_review') then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A brief goes to its client from the internal review.'; end if;
  insert into public.brief_approvals (brief_id, name, email, message, language, expires_at, shown)
    values (p_brief, p_about ->> 'name', p_about ->> 'email', p_about ->> 'message', p_about ->> 'language', now() + make_interval(days => v_days), v_shown)
    returning id into v_id;
  insert into app.approval_tokens values (p_token_hash, v_id);
  return v_id;
end $$;
grant execute on function app.ask_approval(uuid, uuid[], jsonb, bytea) to tandem_roles;

-- Takes a proof ("session:…", "key:…", "feed:…", "run:…" or "system:…"), never a user id; writes signed claims that hold for this
-- transaction on this connection, with the key or the run; returns the database role that the caller is to take. A run of an
-- agent comes in for one tool (leads_list), which its rights must name; what it may only propose is rehearsed as its person.
-- after: enter_agent
create or replace function app.enter(p_proof text, p_request_id text, p_tool text default null) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  means text := split_part(p_proof, ':', 1);
  secret text := substr(p_proof, length(means) + 2);
  proven record;
  who record;
begin
  if means = 'session' then
    select s."userId" as user_id, s."expiresAt" as until, s.door, s.second_factor as open, null::uuid as key_id, null::uuid as run_id, null::text as agent,
           s.proven_at > now() - interval '12 hours' as fresh
      into proven from auth.session s where s.token = secret;
  elsif means = 'key' then return app.enter_by_key(sha256(convert_to(secret, 'UTF8')), p_request_id);
  elsif means = 'feed' then return app.enter_by_feed(sha256(convert_to(secret, 'UTF8')), p_request_id);
  elsif means = 'run' then
    select r.user_id, r.expires_at as until, null::text as door, r.key_id, r.id as run_id, r.agent, false as fresh,
           r.ended_at is null and (r.key_id is null or exists (select from app.api_keys k where k.id = r.key_id and app.key_opens(k))) as open
      into proven from app.runs r where r.token_hash = sha256(convert_to(secret, 'UTF8'));
  elsif means = 'system' and exists (select from vault.system_proofs where hash = sha256(convert_to(secret, 'UTF8'))) then
    return app.take(null, 'system', null, null, p_request_id);
  end if;
  if proven is null then raise 'AUTH_REQUIRED' using errcode = '28000'; end if;
  if proven.until <= now() then raise 'AUTH_EXPIRED' using errcode = '28000'; end if;
  select p.id, p.team_id, p.account_id, r.role into who from public.people p
    join lateral (select role from public.user_roles where user_id = p.id order by created_at desc, id desc limit 1) r on true
   where p.id = proven.user_id and p.status = 'active' and p.deleted_at is null and proven.open and (means = 'run' or proven.door = p.kind);
  if not found then raise 'AUTH_INVALID' using errcode = '28000'; end if;
  if proven.agent is null then p_tool := null;
  else
    perform app.enter_agent(proven.run_id, proven.agent, p_tool);
    -- A rehearsal is done as its person would do it, and is never kept.
    if exists (select from app.rehearsals where xid = pg_current_xact_id_if_assigned()) then proven.agent := null; end if;
  end if;
  return app.take(who.id, who.role, who.team_id, who.account_id, p_request_id, proven.key_id, proven.run_id, proven.agent, p_tool, proven.fresh);
end $$;
grant execute on function app.enter(text, text, text) to tandem_app;

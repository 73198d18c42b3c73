-- Who acts, as a document: {user, role, team, account, agent, run, task, key, request}, those of them that there are. Counts
-- only with the signature of app.take, for this transaction on this connection. Asked for several times in a statement, hence
-- everything in one body.
create or replace function app.caller() returns jsonb
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare
  claims text := current_setting('app.claims', true);
  key vault.keys;
begin
  select * into key from vault.keys order by id desc limit 1;
  if encode(sha256(key.outer_pad || sha256(key.inner_pad || convert_to(claims, 'UTF8') || int4send(pg_backend_pid()) || timestamptz_send(now()))), 'hex')
     = current_setting('app.signature', true) then return claims; end if;
  raise 'AUTH_REQUIRED' using errcode = '28000';
end $$;

-- What a question about an entity needs to know of its caller, proven once: who they are, the verbs and scopes they have
-- on it ({"read": ["own", "team"], …}). A hint for lists and buttons, not a judge. (A view, since a function that answers
-- a row costs as much as the rest of a small question.)
create or replace view app.mine with (security_invoker = true) as
  select (c ->> 'user')::uuid as user_id, (c ->> 'team')::uuid as team_id, (c ->> 'account')::uuid as account_id, r.entity, r.rights
    from app.caller() c join app.role_rights r on r.role = c ->> 'role';
grant execute on function app.caller() to tandem_roles;

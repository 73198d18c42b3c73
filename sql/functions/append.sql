-- Adds an entry to the log in the writer's transaction: who, with which request and run, is the caller's own; the owner, who has
-- no claims, may say a request. `p_version`: that of the row, where it has one.
create or replace function app.append(p_entity text, p_row uuid, p_account uuid, p_verb text, p_masked boolean,
  p_before jsonb, p_after jsonb, p_version int default null) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_salt uuid := gen_random_uuid();
  caller jsonb := case when coalesce(current_setting('app.claims', true), '') <> '' then app.caller()
    else jsonb_build_object('request', nullif(current_setting('app.request_id', true), '')) end;
begin
  insert into app.log (actor_id, request_id, entity, row_id, account_id, verb, masked, before, after, salt, digest, row_version, run_id)
  values ((caller ->> 'user')::uuid, caller ->> 'request', p_entity, p_row, p_account, p_verb, p_masked, p_before, p_after, v_salt,
          sha256(convert_to(concat_ws('|', v_salt, p_before, p_after), 'UTF8')), p_version, (caller ->> 'run')::uuid);
end $$;

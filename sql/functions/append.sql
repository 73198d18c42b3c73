create or replace function app.append(p_entity text, p_row uuid, p_account uuid, p_verb text, p_masked boolean, p_before jsonb, p_after jsonb)
returns void language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_salt uuid := gen_random_uuid();
begin
  insert into app.log (actor_id, request_id, entity, row_id, account_id, verb, masked, before, after, salt, digest)
  values (app.actor_id(), nullif(current_setting('app.request_id', true), ''), p_entity, p_row, p_account, p_verb, p_masked, p_before, p_after, v_salt,
          sha256(convert_to(concat_ws('|', v_salt, p_before, p_after), 'UTF8')));
end $$;

create or replace function app.write_reset(p_person public.people, p_by uuid, p_token_hash bytea) returns jsonb
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.password_resets where user_id = p_person.id and used_at is null;
  insert into app.password_resets (user_id, token_hash, made_by) values (p_person.id, p_token_hash, p_by);
  perform app.append('sessions', p_person.id, p_person.account_id, 'make_reset', false, null, null);
  return jsonb_build_object('kind', p_person.kind, 'email', p_person.email);
end $$;

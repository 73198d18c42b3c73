-- The token of a repository from now on, sealed by the server; none takes it away. It is looked at again with it.
create or replace function app.keep_repository_token(p_id uuid, p_sealed text) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform app.hold('repositories', p_id, 'update'), app.in_person();
  if p_sealed is null then delete from app.repository_tokens where repository_id = p_id;
  elsif (select address like '/%' from public.repositories where id = p_id) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A folder on the server needs no token.';
  else
    insert into app.repository_tokens (repository_id, sealed, changed_by) values (p_id, p_sealed, app.user_id())
      on conflict (repository_id) do update set sealed = excluded.sealed, changed_at = now(), changed_by = excluded.changed_by;
  end if;
  -- (A look that is under way has been given the former one: what it tells is not kept.)
  update public.repositories set has_token = p_sealed is not null, next_look_at = now(), lease_until = null, looks = looks + 1 where id = p_id;
end $$;
grant execute on function app.keep_repository_token(uuid, text) to tandem_roles;

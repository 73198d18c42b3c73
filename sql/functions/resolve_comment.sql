-- Says of a comment on a version that it is dealt with, or is not: whoever sees it and may comment.
-- after: require, sees_within
create or replace function app.resolve_comment(p_id uuid, p_resolved boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not app.sees_within('asset_comments', p_id) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.require('asset_comments', 'create');
  update public.asset_comments set resolved = p_resolved, resolved_by = case when p_resolved then app.user_id() end,
      resolved_at = case when p_resolved then now() end
    where id = p_id and parent_id is null and resolved <> p_resolved;
end $$;
grant execute on function app.resolve_comment(uuid, boolean) to tandem_roles;

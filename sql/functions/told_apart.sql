-- Notes that two records are two, or takes that back, for everybody who sees both: whoever may change both may say it.
create or replace function app.told_apart(p_entity text, p_one uuid, p_other uuid, p_two boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if not exists (select from app.likenesses where entity = p_entity) then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  perform app.hold(p_entity, least(p_one, p_other), 'update');
  perform app.hold(p_entity, greatest(p_one, p_other), 'update');
  update app.duplicate_pairs set dismissed_at = case when p_two then coalesce(dismissed_at, now()) end, dismissed_by = case when p_two then app.user_id() end
    where entity = p_entity and one = least(p_one, p_other) and other = greatest(p_one, p_other);
  if not found then raise 'RESOURCE_NOT_FOUND' using errcode = 'P0002'; end if;
  if not p_two then perform app.weigh_pairs(p_entity, p_one); end if;
end $$;
grant execute on function app.told_apart(text, uuid, uuid, boolean) to tandem_roles;

-- Holds two records that are to be one, where the caller may merge them. p_knowing: that an administrator knows that clients will see it.
create or replace function app.begin_merge(p_entity text, p_keep uuid, p_gone uuid, p_knowing boolean) returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_why text;
begin
  if p_keep = p_gone then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'A record cannot be merged with itself.'; end if;
  perform app.hold_both(p_entity, p_keep, p_gone, false);
  v_why := app.merge_refusal(p_entity, p_keep, p_gone);
  if v_why is null and app.clients_of(p_entity, p_keep) and not coalesce(p_knowing, false)
  then v_why := 'Clients sign in for the one that stays, and will see what the duplicate has. Say that they may.'; end if;
  -- (Somebody looks through what is rehearsed: what would be too much is refused before it is done.)
  if v_why is null and exists (select from app.rehearsals where xid = pg_current_xact_id_if_assigned())
    and (select sum(n::int) from jsonb_each_text(app.foretell_merge(p_entity, p_keep, p_gone) -> 'moves') m (kind, n)) > 400
  then v_why := 'This would change more than somebody can look through.'; end if;
  if v_why is not null then raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = v_why; end if;
  perform set_config('app.merging', 'true', true);
end $$;
grant execute on function app.begin_merge(text, uuid, uuid, boolean) to tandem_roles;

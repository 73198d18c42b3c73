-- Clears the copies of a client or project that is gone, requires the one that the visibility names, and refuses changes of a document
-- that somebody else has checked out. Its owner may change all the same: whoever leaves hands everything over.
create or replace function app.enter_document() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.account_id is null then new.account_name := null; end if;
  if new.project_id is null then new.project_name := null; new.project_manager_id := null; end if;
  if app.actor_id() is not null and new.visibility = 'project' and new.project_id is null then
    raise 'MISSING_REQUIRED_FIELD' using errcode = '23514',
      detail = 'Choose the project that this document is shared with.';
  end if;
  if app.actor_id() is not null and new.visibility = 'client' and new.account_id is null then
    raise 'MISSING_REQUIRED_FIELD' using errcode = '23514',
      detail = 'Choose the client that this document is shared with.';
  end if;
  if tg_op = 'UPDATE' then perform app.unlocked(old, new.locked_by is null); end if;
  return new;
end $$;
create or replace trigger e_document before insert or update of name, folder_id, kind, status, visibility, account_id, project_id, effective_on, expires_on,
  note, tag_ids, custom, deleted_at, locked_by on public.documents for each row execute function app.enter_document();

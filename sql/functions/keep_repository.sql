-- What is looked at elsewhere, or no longer, is told of anew: nothing that was found before holds for it. A token goes to no other
-- address than it was given for, and not into the bin.
create or replace function app.keep_repository() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    if (select count(*) from public.repositories) >= 100 then
      raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A company has 100 repositories at most.'; end if;
    return new;
  end if;
  if (new.address, new.api_url) is distinct from (old.address, old.api_url) or new.deleted_at is not null then
    delete from app.repository_tokens where repository_id = new.id;
    new.has_token := false;
  end if;
  if (new.address, new.api_url, new.branch, new.watched, new.deleted_at)
    is distinct from (old.address, old.api_url, old.branch, old.watched, old.deleted_at) then
    new.status := 'waiting'; new.failing := '{}'; new.head := null; new.report := null; new.last_error := null; new.looked_at := null;
    new.next_look_at := now(); new.lease_until := null; new.looks := old.looks + 1;
  end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.repositories for each row execute function app.keep_repository();

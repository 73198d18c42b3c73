-- A person makes so many dashboards, for whomever: none is made or brought back beyond. What is handed over with all else of a colleague counts for nothing.
create or replace function app.keep_dashboard() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is null or new.owner_id is null or new.deleted_at is not null then return new; end if;
  if tg_op = 'UPDATE' and old.deleted_at is null then return new; end if;
  -- Two at once stand in line.
  perform pg_advisory_xact_lock(hashtext('dashboards'), hashtext(coalesce(new.created_by, new.owner_id)::text));
  if (select count(*) from public.dashboards where coalesce(created_by, owner_id) = coalesce(new.created_by, new.owner_id) and deleted_at is null
    and id <> new.id) >= 50 then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'A person has 50 dashboards at most.'; end if;
  return new;
end $$;
create or replace trigger e_keep before insert or update on public.dashboards for each row execute function app.keep_dashboard();

-- A team that somebody is in, or is invited to, stays; its lead is one of the staff.
create or replace function app.keep_team() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if new.lead_id is distinct from old.lead_id and new.lead_id is not null
      and not exists (select from public.people where id = new.lead_id and kind = 'employee' and status = 'active') then
    raise 'ROLE' using errcode = '23514', column = 'lead_id', detail = 'choose an active colleague';
  end if;
  if new.deleted_at is null or old.deleted_at is not null then return new; end if;
  -- Whoever joins it holds its key (app.join_team): either they are seen here, or they find it gone.
  perform from public.teams where id = new.id for update;
  if exists (select from public.people where team_id = new.id) then
    raise 'RESOURCE_CONFLICT' using errcode = 'P0001', detail = 'People are in this team. Give each of them another team first.';
  end if;
  return new;
end $$;
create or replace trigger e_keep before update on public.teams for each row execute function app.keep_team();

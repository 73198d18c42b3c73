-- Nobody joins a team that goes into the bin at the same moment (app.keep_team).
create or replace function app.join_team() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  perform from public.teams where id = new.team_id and deleted_at is null for key share;
  if not found then raise 'REFERENCE' using errcode = '23503', column = 'team_id'; end if;
  return new;
end $$;
create or replace trigger e_team before insert or update of team_id on public.people for each row
  when (new.team_id is not null) execute function app.join_team();

-- What an hour of somebody in a project is paid for: what is said of themselves, else of what they do there, else of the project.
create or replace function app.rate_of(p_project uuid, p_user uuid) returns numeric
language sql stable security definer set search_path = pg_catalog, pg_temp as $$
  select coalesce(m.rate, r.rate, p.rate) from public.projects p
    left join public.project_members m on m.project_id = p.id and m.user_id = p_user and m.deleted_at is null
    left join public.project_rates r on r.project_id = p.id and lower(r.name) = lower(btrim(regexp_replace(m.part, '\s+', ' ', 'g'))) and r.deleted_at is null
   where p.id = p_project
$$;

create or replace function app.put_aside(p_work text, p_subject text, p_error text, p_user uuid,
  p_entity text default null, p_row uuid default null, p_draft jsonb default null) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  insert into app.set_aside as a (work, subject, error, user_id, entity, row_id, draft)
  values (p_work, left(p_subject, 500), left(p_error, 500), p_user, p_entity, p_row, case when octet_length(p_draft::text) <= 200000 then p_draft end)
  on conflict (work, subject, error, user_id, row_id) do update set times = a.times + 1, last_at = now(), draft = coalesce(excluded.draft, a.draft)
$$;

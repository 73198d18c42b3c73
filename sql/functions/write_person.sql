-- after: actor_id
create or replace function app.write_person(p_name text, p_email text, p_kind text, p_role text, p_team uuid,
  p_account uuid, p_title text, p_language text, p_password text, p_reason text, p_by uuid default app.actor_id())
returns uuid language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_id uuid := app.new_id();
begin
  -- Whoever comes begins with the company's way of writing days and numbers, and its clock.
  insert into public.people (id, name, email, kind, team_id, account_id, title, language, locale, time_zone, created_by)
  select v_id, p_name, lower(p_email), p_kind, p_team, p_account, p_title, coalesce(p_language, c.language, 'en'),
    coalesce(c.locale, 'fr-FR'), coalesce(c.time_zone, 'Europe/Paris'), p_by from (select 1) one left join public.company c on true;
  insert into public.user_roles (user_id, role, granted_by, reason) values (v_id, p_role, p_by, p_reason);
  insert into auth."user" (id, name, email, "emailVerified") values (v_id, p_name, lower(p_email), true);
  insert into auth.account ("accountId", "providerId", "userId", password) values (v_id::text, 'credential', v_id, p_password);
  return v_id;
end $$;

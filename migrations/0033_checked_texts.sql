-- What the database or a browser will interpret later is checked when it is stored, whoever stores it: one person's time zone that does not
-- exist kept everybody from being told anything.
create function app.is_time_zone(p_zone text) returns boolean language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
begin
  -- (PostgreSQL also takes rules such as Mars5, which no browser knows.)
  if p_zone !~ '^(UTC|GMT|[A-Z][A-Za-z_]+(/[A-Za-z0-9_+-]+){1,2})$' then return false; end if;
  perform timestamptz 'epoch' at time zone p_zone;
  return true;
exception when invalid_parameter_value then return false;
end $$;
create function app.is_locale(p_locale text) returns boolean language sql immutable set search_path = pg_catalog, pg_temp as $$
  select p_locale ~ '^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$'
$$;

update public.people set time_zone = 'Europe/Paris' where not app.is_time_zone(time_zone);
update public.people set locale = 'fr-FR' where not app.is_locale(locale);
update public.people set language = 'en' where language not in ('en', 'fr');
update public.company set time_zone = 'Europe/Paris' where not app.is_time_zone(time_zone);
update public.company set locale = 'fr-FR' where not app.is_locale(locale);

alter table public.people add constraint people_time_zone check (app.is_time_zone(time_zone)),
  add constraint people_locale check (app.is_locale(locale)), add constraint people_language check (language in ('en', 'fr'));
alter table public.company add constraint company_time_zone check (app.is_time_zone(time_zone)),
  add constraint company_locale check (app.is_locale(locale)), add constraint company_language check (language in ('en', 'fr')), add constraint company_currency check (currency ~ '^[A-Z]{3}$');

-- The tabs of one person that are counted: the newest twenty.
create function app.forget_older_tabs() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.presence_sessions s where s.user_id = new.user_id and s.session_id in (
    select session_id from app.presence_sessions o where o.user_id = new.user_id order by o.last_seen desc, o.session_id = new.session_id desc offset 20);
  return null;
end $$;
create trigger few_tabs after insert on app.presence_sessions for each row execute function app.forget_older_tabs();

grant execute on function app.is_time_zone(text), app.is_locale(text) to tandem_roles, tandem_definer;
select app.settle_functions();

-- Whether there is such a time zone, for PostgreSQL and for browsers alike: what is stored is read by both.
create function app.is_zone(p_zone text) returns boolean language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
begin
  -- (PostgreSQL takes rules too, such as Mars5 or Mars/Base+3: whatever ends in hours. Of those only Etc/GMT+5 and the like are zones.)
  if p_zone !~ '^(UTC|GMT|[A-Z][A-Za-z_]+(/[A-Za-z_-]+){1,2}|Etc/GMT(0|\+([0-9]|1[0-2])|-([0-9]|1[0-4])))$' then return false; end if;
  perform timestamptz 'epoch' at time zone p_zone;
  return true;
exception when invalid_parameter_value then return false;
end $$;
grant execute on function app.is_zone(text) to tandem_roles, tandem_definer;

alter table public.agent_schedules drop constraint agent_schedules_time_zone;
alter table public.people drop constraint people_time_zone;
alter table public.company drop constraint company_time_zone;
update public.agent_schedules set time_zone = 'Europe/Paris' where not app.is_zone(time_zone);
update public.people set time_zone = 'Europe/Paris' where not app.is_zone(time_zone);
update public.company set time_zone = 'Europe/Paris' where not app.is_zone(time_zone);
alter table public.agent_schedules add constraint agent_schedules_time_zone check (app.is_zone(time_zone));
alter table public.people add constraint people_time_zone check (app.is_zone(time_zone));
alter table public.company add constraint company_time_zone check (app.is_zone(time_zone));
drop function app.is_time_zone(text);

-- Where a link of a campaign leads, and that it was followed: by a person, or by what names itself as a program. Null where there is no such link.
-- after: company_day
create or replace function app.follow_link(p_key text, p_machine boolean) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v public.campaign_links;
begin
  select * into v from public.campaign_links where key = p_key and deleted_at is null;
  if not found then return null; end if;
  insert into app.link_visits as k (link_id, day, people, machines) values (v.id, app.company_day(), (not p_machine)::int, p_machine::int)
    on conflict (link_id, day) do update set people = least(k.people + excluded.people, 1000000000),
      machines = least(k.machines + excluded.machines, 1000000000);
  return v.address;
end $$;
grant execute on function app.follow_link(text, boolean) to tandem_app;

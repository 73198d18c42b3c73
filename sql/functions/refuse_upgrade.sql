-- Refuses a change of a right while an upgrade has set the company's rights aside: what stands then is what the product ships.
create or replace function app.refuse_upgrade() returns void
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
begin
  if exists (select from app.company_rights where not in_force and dropped_at is null) then
    raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'An upgrade is under way: try again in a moment.'; end if;
end $$;
grant execute on function app.refuse_upgrade() to tandem_definer;

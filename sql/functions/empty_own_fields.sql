-- Takes the values of a field that was removed more than 30 days ago out of its records, five hundred at once; answers whether there
-- is more to do.
create or replace function app.empty_own_fields() returns boolean
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_field public.own_fields; v_taken int;
begin
  if app.role() <> 'system' then raise 'INSUFFICIENT_PRIVILEGES' using errcode = '42501'; end if;
  select * into v_field from public.own_fields where retired_at < now() - interval '30 days' and emptied_at is null order by retired_at limit 1;
  if v_field.id is null then return false; end if;
  execute format('with holding as (select id from public.%I where custom ? $1 limit 500 for no key update skip locked)
    update public.%1$I t set custom = custom - $1 from holding where t.id = holding.id', v_field.entity) using v_field.key;
  get diagnostics v_taken = row_count;
  if v_taken = 0 then update public.own_fields set emptied_at = now() where id = v_field.id; end if;
  return true;
end $$;
grant execute on function app.empty_own_fields() to tandem_system;

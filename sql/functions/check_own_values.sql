-- What is written into `custom` is of a field that the company has, and what that field holds. Only what changes is judged: what
-- stands there from before, when nothing was said of it, stays and hinders nobody.
create or replace function app.check_own_values() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_before jsonb := '{}'; v_key text; v_wrong text;
begin
  -- (What a duplicate had goes over as it was, and is no new value.)
  if current_setting('app.merging', true) = 'true' then return new; end if;
  if tg_op = 'UPDATE' then v_before := old.custom; end if;
  select c.key, case when f.key is null then 'there is no such field'
      else app.own_value_wrong(f.kind, f.choices, c.value) end into v_key, v_wrong
    from jsonb_each(new.custom) c left join public.own_fields f on f.entity = tg_table_name and f.key = c.key and f.retired_at is null
   where c.value is distinct from v_before -> c.key
     and (f.key is null or app.own_value_wrong(f.kind, f.choices, c.value) is not null) order by c.key limit 1;
  if v_wrong is not null then
    raise 'OWN_VALUE' using errcode = '23514', column = 'custom.' || left(v_key, 60), detail = v_wrong; end if;
  return new;
end $$;
create or replace trigger e_own_values_new before insert on public.leads
  for each row when (new.custom <> '{}') execute function app.check_own_values();
create or replace trigger e_own_values before update of custom on public.leads
  for each row when (new.custom is distinct from old.custom) execute function app.check_own_values();
create or replace trigger e_own_values_new before insert on public.accounts
  for each row when (new.custom <> '{}') execute function app.check_own_values();
create or replace trigger e_own_values before update of custom on public.accounts
  for each row when (new.custom is distinct from old.custom) execute function app.check_own_values();
create or replace trigger e_own_values_new before insert on public.contacts
  for each row when (new.custom <> '{}') execute function app.check_own_values();
create or replace trigger e_own_values before update of custom on public.contacts
  for each row when (new.custom is distinct from old.custom) execute function app.check_own_values();

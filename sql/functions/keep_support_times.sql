-- Of each priority within how many working minutes a ticket is answered and solved: from five minutes to half a year, or no promise (null).
create or replace function app.keep_support_times() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_fits boolean;
begin
  begin
    select count(*) = 4 and bool_and(priority in ('urgent', 'high', 'normal', 'low') and jsonb_array_length(times) = 2
        and coalesce((times ->> 0)::int, 5) between 5 and 60000 and coalesce((times ->> 1)::int, 5) between 5 and 60000)
      into v_fits from jsonb_each(new.support_times) t (priority, times);
  exception when data_exception then v_fits := false;
  end;
  if v_fits is not true then
    raise 'TIMES' using errcode = '23514', column = 'support_times', detail = 'takes two times for each priority, from 5 to 60,000 working minutes';
  end if;
  return new;
end $$;
create or replace trigger e_support_times before insert or update of support_times on public.company for each row
  execute function app.keep_support_times();

-- Where so many were put between the same two that their keys became long, these are spread anew: all that begin with the same whole
-- number, in their order. Argument: within which of a row's columns the order is.
create or replace function app.spread_ranks() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  -- (The first letter says how long the whole number is.)
  v_whole text := left(new.rank, case when new.rank >= 'a' collate "C" then ascii(new.rank) - 95 else 92 - ascii(new.rank) end);
  v_digits text := '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
begin
  -- (What belongs to nothing together is an order of everybody's, most of which its writer does not see.)
  if to_jsonb(new) ->> tg_argv[0] is null then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'rank', detail = 'There is no room left between these two.';
  end if;
  execute format('with crowded as (
      select id, (row_number() over (order by rank, id) * (238000 / (1 + count(*) over ())))::int as place from public.%1$I
       where %2$I is not distinct from $1 and rank >= $2 and rank < $2 || ''~'')
    update public.%1$I t set rank = $2 || substr($3, 1 + place / 3844, 1) || substr($3, 1 + place / 62 %% 62, 1) || substr($3, 1 + place %% 62, 1) || ''V''
      from crowded c where c.id = t.id', tg_table_name, tg_argv[0])
    using (to_jsonb(new) ->> tg_argv[0])::uuid, v_whole, v_digits;
  return null;
end $$;

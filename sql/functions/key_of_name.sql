-- What something is called in addresses, files and the API for good: its first name without signs, and apart from the keys there are.
create or replace function app.key_of_name(p_table name, p_name text) returns text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_plain text := left(trim('_' from regexp_replace(app.fold(p_name), '[^a-z0-9]+', '_', 'g')), 40); v_key text; v_there boolean;
begin
  v_plain := coalesce(nullif(v_plain, ''), 'unnamed');
  for i in 1 .. 1000 loop
    v_key := v_plain || case when i > 1 then '_' || i else '' end;
    execute format('select exists (select from public.%I where key = $1)', p_table) into v_there using v_key;
    -- (Words that filters have for several stages at once.)
    if not v_there and v_key not in ('open', 'stale', 'won', 'lost', 'none') then return v_key; end if;
  end loop;
  raise 'RESOURCE_CONFLICT' using errcode = '40000', detail = 'There are too many of this name. Choose another one.';
end $$;

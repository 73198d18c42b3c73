-- What a record holds of a list of the company's own when this is written: the key of the entry that is called so, or of the one that
-- took its place. What is on no list is put there, as long as there is room; beyond, it stands for itself.
create or replace function app.choice_entered(p_list text, p_value text) returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_key text := btrim(p_value); v_next text; v_named text;
begin
  for i in 1 .. 20 loop
    select coalesce(replaced_by, key) into v_next from public.choices where list = p_list and key = v_key;
    if v_next is null then exit; end if;
    if v_next = v_key then return v_key; end if;
    v_key := v_next;
  end loop;
  select key into v_named from public.choices where list = p_list and retired_at is null and app.fold(name) = app.fold(v_key);
  if v_named is not null or v_key in ('', 'none') or length(v_key) > 100
      or (select count(*) from public.choices where list = p_list) >= 200 then return coalesce(v_named, v_key); end if;
  insert into public.choices (list, key, name) values (p_list, v_key, v_key) on conflict do nothing;
  return v_key;
end $$;

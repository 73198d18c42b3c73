-- What a record holds of a list of the company's own when this is written: the key of the entry that is called so, or of the one that
-- took its place. What is on no list stands for itself: nobody else is told of it, and an administrator may put it there.
create or replace function app.choice_entered(p_list text, p_value text) returns text
language plpgsql stable security definer set search_path = pg_catalog, pg_temp as $$
declare v_key text := btrim(p_value); v_next text;
begin
  for i in 1 .. 20 loop
    select coalesce(replaced_by, key) into v_next from public.choices where list = p_list and key = v_key;
    if v_next is null then exit; end if;
    if v_next = v_key then return v_key; end if;
    v_key := v_next;
  end loop;
  return coalesce((select key from public.choices where list = p_list and retired_at is null and app.fold(name) = app.fold(v_key)), v_key);
end $$;

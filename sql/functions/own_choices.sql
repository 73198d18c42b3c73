-- The choices of an own field after a change: each keeps the key that it had, a new one gets one of its name, and what is left out
-- goes out of use. (Keys are what records hold.)
create or replace function app.own_choices(p_before jsonb, p_given jsonb) returns jsonb
language plpgsql immutable set search_path = pg_catalog, pg_temp as $$
declare v_made jsonb := '[]'; v_one jsonb; v_plain text; v_key text; v_keys text[];
begin
  select coalesce(array_agg(c ->> 'key'), '{}') into v_keys from jsonb_array_elements(p_before) c;
  for v_one in select value from jsonb_array_elements(p_given) loop
    v_key := v_one ->> 'key';
    if v_key is null or not v_key = any (v_keys) then
      v_plain := coalesce(nullif(left(trim('_' from regexp_replace(app.fold(v_one ->> 'name'), '[^a-z0-9]+', '_', 'g')), 40), ''), 'choice');
      v_key := v_plain;
      for i in 2 .. 400 loop
        exit when not v_key = any (v_keys);
        v_key := v_plain || '_' || i;
      end loop;
      v_keys := v_keys || v_key;
    end if;
    if exists (select from jsonb_array_elements(v_made) m where m ->> 'key' = v_key or app.fold(m ->> 'name') = app.fold(v_one ->> 'name')) then
      raise 'OWN_FIELD' using errcode = '23514', column = 'choices', detail = 'two choices have the same name'; end if;
    v_made := v_made || jsonb_build_object('key', v_key, 'name', v_one ->> 'name');
  end loop;
  v_made := v_made || coalesce((select jsonb_agg(b || '{"gone": true}') from jsonb_array_elements(p_before) b
    where not exists (select from jsonb_array_elements(v_made) m where m ->> 'key' = b ->> 'key')), '[]');
  if jsonb_array_length(v_made) > 200 then
    raise 'OWN_FIELD' using errcode = '23514', column = 'choices', detail = 'a field has 100 choices at most, and 200 with those out of use'; end if;
  return v_made;
end $$;
grant execute on function app.own_choices(jsonb, jsonb) to tandem_definer;

-- What the own fields of a record are found by: texts as they are, choices by their names, numbers and days by their digits.
-- A field that was removed is not there, a choice out of use still stands where it was chosen.
create or replace function app.own_words(p_entity text, p_values jsonb) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select string_agg(case
      when f.kind = 'choice' then coalesce((select c ->> 'name' from jsonb_array_elements(f.choices) c where c -> 'key' = v.value), v.value #>> '{}')
      when f.kind in ('count', 'money', 'percent', 'date') then concat_ws(' ', v.value #>> '{}', regexp_replace(v.value #>> '{}', '\D', '', 'g'))
      else v.value #>> '{}' end, ' ')
    from jsonb_each(p_values) v join public.own_fields f on f.entity = p_entity and f.key = v.key
   where f.retired_at is null and f.kind <> 'flag' and jsonb_typeof(v.value) in ('string', 'number')
$$;
grant execute on function app.own_words(text, jsonb) to tandem_definer;

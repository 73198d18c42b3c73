-- Why a value is none that a field of this kind holds; null where it is one. (What is written better is made so before it comes.)
-- after: is_day
create or replace function app.own_value_wrong(p_kind text, p_choices jsonb, p_value jsonb) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  select case
    when p_kind in ('count', 'money', 'percent') then case
      when jsonb_typeof(p_value) <> 'number' then 'is no number'
      when p_value::numeric < 0 or p_value::numeric > case p_kind when 'percent' then 100 when 'count' then 2000000000 else 999999999999 end
        then 'is too small or too large'
      when p_kind <> 'money' and p_value::numeric <> trunc(p_value::numeric) then 'is no whole number' end
    when p_kind = 'flag' then case when jsonb_typeof(p_value) <> 'boolean' then 'is neither true nor false' end
    when jsonb_typeof(p_value) <> 'string' then 'is no text'
    when length(p_value #>> '{}') > case p_kind when 'text' then 20000 when 'url' then 2000 else 500 end then 'is too long'
    when p_kind = 'date' and app.is_day(p_value #>> '{}') is not true then 'is no day'
    when p_kind = 'email' and (p_value #>> '{}') !~ '^[^@\s]+@[^@\s]+$' then 'is no e-mail address'
    when p_kind = 'phone' and (p_value #>> '{}') !~ '^\+[1-9]\d{6,14}$' then 'is no phone number'
    when p_kind = 'url' and (p_value #>> '{}') !~* '^https?://' then 'is no web address'
    when p_kind = 'choice' and not exists (select from jsonb_array_elements(p_choices) c where c -> 'key' = p_value and not c ? 'gone')
      then 'is none of the choices' end
$$;
grant execute on function app.own_value_wrong(text, jsonb, jsonb) to tandem_definer;

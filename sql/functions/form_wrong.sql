-- What is wrong with what a form asks, as a sentence; null where nothing is.
create or replace function app.form_wrong(p_asked jsonb) returns text
language sql stable set search_path = pg_catalog, pg_temp as $$
  with fields as materialized (select f, f ->> 'field' as field from jsonb_array_elements(
    case jsonb_typeof(p_asked -> 'fields') when 'array' then p_asked -> 'fields' else '[]' end) f)
  select case
    when jsonb_typeof(p_asked -> 'fields') is distinct from 'array' or p_asked - 'fields' <> '{}' then 'is no list of fields'
    when (select count(*) from fields) not between 1 and 20 then 'has 1 to 20 fields'
    when exists (select from fields where jsonb_typeof(f) <> 'object' or f - '{field,label,required}'::text[] <> '{}'
      or jsonb_typeof(f -> 'required') is distinct from 'boolean' or coalesce(length(f ->> 'label'), 0) > 200) then 'has a field without its parts'
    when exists (select from fields where field is null or field <> all ('{name,email,phone,company_name,title,website,city,note}')
      and not exists (select from public.own_fields o where o.entity = 'leads' and 'custom.' || o.key = field and o.retired_at is null))
      then 'has a field that leads do not have'
    when exists (select from fields group by field having count(*) > 1) then 'asks twice for the same'
    when not exists (select from fields where field in ('email', 'phone') and (f ->> 'required')::boolean) then 'asks for neither address nor phone'
  end
$$;
grant execute on function app.form_wrong(jsonb) to tandem_definer;

-- What one looks for, of the values of a record: each value of the column, as it is looked for (app.likenesses.manner). A company's
-- domain is that of its page too.
create or replace function app.values_alike(p_values jsonb, p_column text, p_manner text) returns text[]
language sql immutable set search_path = pg_catalog, pg_temp as $$
  with said as (select c, v from unnest(case when p_manner in ('domain', 'site') then '{domains,website}'::text[] else array[p_column] end) c,
      jsonb_array_elements_text(case jsonb_typeof(p_values -> c) when 'array' then p_values -> c when 'string' then jsonb_build_array(p_values -> c)
        else '[]' end) v where v <> ''),
    meant as (select case when p_manner in ('domain', 'site') and c = 'website' then substring(lower(v) from '^https?://(?:www\.)?([^/:?#]+)') else v end as v
      from said)
  select coalesce(array_agg(distinct v), '{}') from (select v from meant where v is not null limit 50) m
$$;
grant execute on function app.values_alike(jsonb, text, text) to tandem_definer;

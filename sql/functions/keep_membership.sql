-- After a row of a table that makes people members: whom it named, and whom it names, are members as the tables now say.
create or replace function app.keep_membership() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.membership_sources; r jsonb;
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end; becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  for v in select * from app.membership_sources where source = tg_table_name order by kind loop
    -- (Projects change often, and seldom their people: then nothing is asked.)
    continue when tg_op = 'UPDATE' and v.only_where is null and (was ->> v.user_col, was ->> v.id_col, was ->> 'deleted_at')
      is not distinct from (becomes ->> v.user_col, becomes ->> v.id_col, becomes ->> 'deleted_at');
    foreach r in array array[was, becomes] loop
      perform app.weigh_membership((r ->> v.user_col)::uuid, v.kind, (r ->> v.id_col)::uuid)
        where r ->> v.user_col is not null and r ->> v.id_col is not null;
    end loop;
  end loop;
  return null;
end $$;

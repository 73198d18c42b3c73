-- After a row of a table that makes people members: whom it named, and whom it names, are members as the tables now say.
create or replace function app.keep_membership() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v app.membership_sources; r jsonb;
begin
  select * into v from app.membership_sources where source = tg_table_name;
  foreach r in array array[case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end] loop
    perform app.weigh_membership((r ->> v.user_col)::uuid, v.kind, (r ->> v.id_col)::uuid)
      where r ->> v.user_col is not null and r ->> v.id_col is not null;
  end loop;
  return null;
end $$;

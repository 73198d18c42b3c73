-- A new table of the engine's own is open to its owner and to definer functions; anybody else needs a policy and a grant, which
-- its migration writes. (Keys and secrets are not even granted to the definers.)
create or replace function app.close_tables() returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare t record;
begin
  for t in select c.oid::regclass as name, c.relnamespace::regnamespace::text as place from pg_class c
    where c.relnamespace in ('app'::regnamespace, 'auth'::regnamespace, 'vault'::regnamespace) and c.relkind in ('r', 'p')
      and not c.relforcerowsecurity loop
    execute format('alter table %s enable row level security', t.name);
    execute format('alter table %s force row level security', t.name);
    execute format('create policy owner on %s to current_user using (true) with check (true)', t.name);
    execute format('create policy definer on %s to tandem_definer using (true) with check (true)', t.name);
    if t.place = 'auth' then execute format('create policy identity on %s to tandem_auth using (true) with check (true)', t.name);
    elsif t.place = 'app' then execute format('grant select, insert, update, delete on %s to tandem_definer', t.name);
    end if;
  end loop;
end $$;

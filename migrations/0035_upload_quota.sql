-- Files that are brought in lie in the database until they have been taken in and for thirty days after: at most 1 GB of one person, 10 GB
-- of the company. What is cancelled gives its room back at once.
create table app.upload_totals (
  owner_id uuid primary key references public.people (id) on delete cascade,
  bytes bigint not null check (bytes >= 0)
);
alter table app.upload_totals enable row level security;
alter table app.upload_totals force row level security;
create policy owner on app.upload_totals to current_user using (true) with check (true);
create policy definer on app.upload_totals to tandem_definer using (true) with check (true);
grant select, insert, update, delete on app.upload_totals to tandem_definer;
insert into app.upload_totals select i.owner_id, sum(length(c.data)) from app.import_chunks c join public.imports i on i.id = c.import_id where i.owner_id is not null group by i.owner_id;

create function app.count_upload() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_owner uuid := (select owner_id from public.imports where id = new.import_id); v_bytes bigint;
begin
  insert into app.upload_totals as t values (v_owner, length(new.data)) on conflict (owner_id) do update set bytes = t.bytes + excluded.bytes returning bytes into v_bytes;
  if v_bytes > 1000000000 then
    raise 'QUOTA_EXCEEDED' using detail = 'The files of your imports take 1 GB. Cancel imports that wait, or import when older files are forgotten, thirty days after they were taken in.'; end if;
  if (select sum(bytes) from app.upload_totals) > 10000000000 then
    raise 'QUOTA_EXCEEDED' using detail = 'The files of all imports take 10 GB. Ask the others to cancel imports that wait, or import when older files are forgotten.'; end if;
  return null;
end $$;
create trigger counted after insert on app.import_chunks for each row execute function app.count_upload();

create function app.uncount_uploads() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  -- (Of an import that goes with its file nobody's total is known any more; it is counted anew.)
  update app.upload_totals t set bytes = coalesce((select sum(length(c.data)) from app.import_chunks c join public.imports i on i.id = c.import_id where i.owner_id = t.owner_id), 0)
   where t.owner_id in (select i.owner_id from gone join public.imports i on i.id = gone.import_id);
  return null;
end $$;
create trigger uncounted after delete on app.import_chunks referencing old table as gone for each statement execute function app.uncount_uploads();

create function app.drop_upload() returns trigger language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  delete from app.import_chunks where import_id = new.id;
  return null;
end $$;
create trigger cancelled after update of state on public.imports for each row when (new.state = 'cancelled' and old.state <> 'cancelled') execute function app.drop_upload();
select app.settle_functions();

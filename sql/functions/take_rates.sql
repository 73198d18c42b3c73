-- A new project has the rates by role of its template where it is of that currency, also where its maker does not see what those are.
create or replace function app.take_rates() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.project_rates (project_id, name, rate) select new.id, r ->> 'name', (r ->> 'rate')::numeric
    from public.project_templates t, jsonb_array_elements(t.rates) r
     where t.id = new.template_id and t.deleted_at is null and r ->> 'currency' = new.currency;
  return null;
end $$;
create or replace trigger zz_rates after insert on public.projects for each row when (new.template_id is not null) execute function app.take_rates();

-- A new pipeline begins with the three stages that none can do without.
create or replace function app.begin_pipeline() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is null then return null; end if;
  insert into public.stages (key, pipeline, name, type, probability, rank) values
    ('', new.key, 'New', 'open', 10, 1), ('', new.key, 'Won', 'won', 100, 2), ('', new.key, 'Lost', 'lost', 0, 3);
  return null;
end $$;
create or replace trigger f_begin after insert on public.pipelines for each row execute function app.begin_pipeline();

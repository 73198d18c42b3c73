-- A field that was removed or came back, or whose choices are called otherwise: the first thousand of its records are found so at
-- once, the server goes on with the others.
create or replace function app.search_own_field() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into app.search_due (entity, key) values (new.entity, new.key) on conflict (entity, key) do update set after = excluded.after;
  perform app.search_anew();
  return null;
end $$;
create or replace trigger w_search after update on public.own_fields for each row
  when ((new.choices, new.retired_at is null) is distinct from (old.choices, old.retired_at is null)) execute function app.search_own_field();

-- Who takes part in an activity from the client's side is chosen of the contacts that whoever writes it sees: those who are added are
-- asked about, with a sentence of their own; whom another added and the writer does not see stays.
create or replace function app.check_contacts() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if cardinality(new.contact_ids) > 50 then raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'contact_ids',
    detail = 'At most 50 contacts take part in an activity.'; end if;
  if exists (select from unnest(new.contact_ids) c (id) where (tg_op = 'INSERT' or c.id <> all (old.contact_ids))
    and not app.sees_living('contacts', c.id))
  then raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'contact_ids',
    detail = 'A contact who is to take part is not there, or not yours to see. Choose among those you see.'; end if;
  return new;
end $$;
create or replace trigger c_contacts before insert or update of contact_ids on public.activities
  for each row when (new.contact_ids <> '{}') execute function app.check_contacts();

-- Whoever is mentioned in a comment sees the record that it is about, and a client what is said to them: to others it would not be told.
create or replace function app.check_mentions() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  if app.actor_id() is not null and exists (select from unnest(new.mention_ids) m (id)
    where (tg_op = 'INSERT' or m.id <> all (old.mention_ids)) and (not app.would_see(m.id, new.entity, new.row_id)
      or exists (select from public.people p where p.id = m.id and p.kind = 'client' and p.account_id is distinct from new.account_id)))
  then raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'mention_ids',
    detail = 'Somebody who is mentioned does not see this record. Hand it to them first, or leave the mention out.'; end if;
  return new;
end $$;
create or replace trigger e_mentions before insert or update of mention_ids on public.comments for each row execute function app.check_mentions();

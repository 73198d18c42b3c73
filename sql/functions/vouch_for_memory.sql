-- What a person has written anew is theirs, and no longer what an agent made of others' words. (A key's program may be an agent too.)
create or replace function app.vouch_for_memory() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  if new.text is distinct from old.text and app.actor_id() is not null and not app.caller() ?| '{run,agent,key}' then new.untrusted := false; end if;
  return new;
end $$;
create or replace trigger e_vouch before update of text on public.agent_memories for each row execute function app.vouch_for_memory();

-- Copies who reacted with what to the message, which comes with its list; the change is no new version of it.
create or replace function app.show_reaction() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_message uuid := coalesce(new.message_id, old.message_id);
begin
  update public.messages set reactions = (select coalesce(jsonb_object_agg(emoji, people), '{}') from (
    select emoji, jsonb_agg(user_id order by user_id) as people from app.message_reactions where message_id = v_message group by emoji) r)
   where id = v_message;
  return null;
end $$;
create or replace trigger x_show after insert or delete on app.message_reactions for each row execute function app.show_reaction();

-- Writes an e-mail to people of a record: an activity of the caller's, with the caller's rights, and a letter for each address.
create or replace function app.mail_record(p_entity text, p_row uuid, p_to text[], p_subject text, p_text text, p_letter text) returns jsonb
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare v_id uuid;
begin
  insert into public.activities (entity, row_id, kind, state, at, subject, body)
    values (p_entity, p_row, 'email', 'done', now(), p_subject, p_text) returning id into v_id;
  perform app.queue_letter(v_id, p_to, p_letter);
  return jsonb_build_object('id', v_id);
end $$;
grant execute on function app.mail_record(text, uuid, text[], text, text, text) to tandem_roles;

-- What is said about a ticket moves it: an answer that its client reads is its first one, and begins it; what the client says opens it
-- again, where it waited for them or was solved in the last seven days. Of a ticket without a client any colleague's words are the answer.
create or replace function app.answer_ticket() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_ticket public.tickets;
begin
  select * into v_ticket from public.tickets where id = new.row_id for no key update;
  if exists (select from public.people where id = new.created_by and kind = 'client') then
    if v_ticket.status in ('resolved', 'closed') and v_ticket.solved_at < now() - interval '7 days' then
      raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'body', detail = 'It was solved more than seven days ago. Please send a new request.';
    end if;
    update public.tickets set status = 'in_progress' where id = new.row_id and status in ('awaiting_client', 'resolved', 'closed');
  elsif new.account_id is not null or (v_ticket.account_id is null and new.created_by is distinct from v_ticket.created_by) then
    update public.tickets set answered_at = coalesce(answered_at, now()), status = case status when 'new' then 'in_progress' else status end
     where id = new.row_id and (answered_at is null or status = 'new');
  end if;
  return null;
end $$;
create or replace trigger x_answer_ticket after insert on public.comments for each row when (new.entity = 'tickets')
  execute function app.answer_ticket();

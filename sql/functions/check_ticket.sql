-- What only the clocks write nobody writes by hand. Whoever asks from outside is named as who asks, may close what they asked and open it
-- again for seven days, and is the only one who says how it was solved.
create or replace function app.check_ticket() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_outside boolean;
begin
  if app.actor_id() is null then return new; end if;
  v_outside := exists (select from public.people where id = app.actor_id() and kind = 'client');
  if tg_op = 'INSERT' then
    new.answer_due_at := null; new.answered_at := null; new.solve_due_at := null; new.solved_at := null; new.waits_since := null;
    new.waited := 0; new.reopened := 0; new.rating := null; new.rating_note := null;
    if v_outside then
      new.channel := 'portal'; new.status := 'new';
      new.requester := (select name from public.people where id = app.actor_id());
      if (select count(*) from public.tickets where created_by = app.actor_id() and created_at > now() - interval '1 day') >= 100 then
        raise 'QUOTA_EXCEEDED' using detail = 'You can send at most 100 requests a day. Write in an open one instead.';
      end if;
    end if;
    return new;
  end if;
  new.number := old.number; new.answer_due_at := old.answer_due_at; new.answered_at := old.answered_at; new.solve_due_at := old.solve_due_at;
  new.solved_at := old.solved_at; new.waits_since := old.waits_since; new.waited := old.waited; new.reopened := old.reopened;
  if not v_outside then new.rating := old.rating; new.rating_note := old.rating_note; return new; end if;
  if (new.rating, new.rating_note) is distinct from (old.rating, old.rating_note) and new.status not in ('resolved', 'closed') then
    raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'rating', detail = 'You can rate it once it is solved.';
  end if;
  if new.status = old.status or (new.status = 'closed' and old.status <> 'spam') then return new; end if;
  if new.status = 'in_progress' and old.status in ('resolved', 'closed') and old.solved_at > now() - interval '7 days' then return new; end if;
  raise 'VALIDATION_FAILED' using errcode = 'P0001', column = 'status', detail = case when new.status = 'in_progress' and old.status in ('resolved', 'closed')
    then 'It was solved more than seven days ago. Please send a new request.' else 'You can only close this request, or reopen it once it is solved.' end;
end $$;
create or replace trigger d_ticket before insert or update on public.tickets for each row when (pg_trigger_depth() = 0)
  execute function app.check_ticket();

-- Numbers a ticket, and keeps its clocks: both moments count working time from when it came, by its priority; what it waited for the
-- client or for others is added to the second, and so is the time in which it counted as solved.
-- after: after_working_minutes, working_minutes
create or replace function app.enter_ticket() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare v_times jsonb; v_imported boolean;
begin
  if new.account_id is null then new.account_name := null; end if;
  if tg_op = 'INSERT' then update app.ticket_numbers set last = last + 1 returning last into new.number; end if;
  if new.status in ('awaiting_client', 'awaiting_third_party') then new.waits_since := coalesce(new.waits_since, now());
  elsif new.waits_since is not null then
    new.waited := new.waited + app.working_minutes(new.waits_since, now()); new.waits_since := null;
  end if;
  if new.status in ('resolved', 'closed', 'spam') then new.solved_at := coalesce(new.solved_at, now());
  elsif new.solved_at is not null then
    new.waited := new.waited + app.working_minutes(new.solved_at, now());
    new.solved_at := null; new.rating := null; new.rating_note := null; new.reopened := least(new.reopened + 1, 9999);
  end if;
  if new.status in ('resolved', 'closed') then new.answered_at := coalesce(new.answered_at, new.solved_at); end if;
  v_imported := tg_op = 'INSERT' and app.actor_id() is not null and coalesce(app.caller() ->> 'request', '') like 'import:%';
  if not v_imported and (tg_op = 'INSERT' or new.priority <> old.priority or new.waited <> old.waited) then
    select support_times -> new.priority into v_times from public.company;
    new.answer_due_at := case when v_times ->> 0 is not null then app.after_working_minutes(new.created_at, (v_times ->> 0)::int) end;
    new.solve_due_at := case when v_times ->> 1 is not null
      then app.after_working_minutes(new.created_at, (v_times ->> 1)::int + new.waited) end;
  end if;
  return new;
end $$;
create or replace trigger e_ticket before insert or update of status, priority, account_id on public.tickets for each row
  execute function app.enter_ticket();

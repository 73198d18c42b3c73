-- A task waits where a budget is spent, and goes on when the next day begins or more may be spent.
create index agent_tasks_spent_index on public.agent_tasks (next_attempt_at) where status = 'waiting' and waits_for = 'budget';
-- Whoever decides what agents may spend is told when it nears its end.
update app.notice_kinds set place = place + 1 where place > 9;
insert into app.notice_kinds (kind, place, security, email, push) values ('budget', 10, false, true, false);

-- A task waits where a budget is spent, and goes on when the next day begins or more may be spent.
create index agent_tasks_spent_index on public.agent_tasks (next_attempt_at) where status = 'waiting' and waits_for = 'budget';
-- Whoever runs the agents is told when a budget nears its end, and when one of them is paused by the system.
update app.notice_kinds set place = place + 1 where place > 9;
insert into app.notice_kinds (kind, place, security, email, push) values ('agents', 10, false, true, false);

-- The day on which somebody was last told what is due and what became late.
create table app.task_reminders (user_id uuid primary key references public.people (id) on delete cascade, day date not null);
update app.notice_kinds set place = place + 2 where place > 3;
insert into app.notice_kinds (kind, place, security, email, push) values ('due_soon', 4, false, true, false), ('overdue', 5, false, true, false);
-- A day that is further away than a plan goes, or a span that nobody works through, would be counted day by day. (What is there stays.)
ALTER TABLE "tasks" DROP CONSTRAINT "tasks_due_on";
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_starts_on" CHECK ("tasks"."starts_on" between '2000-01-01' and '2100-12-31') NOT VALID;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_due_on" CHECK ("tasks"."due_on" >= "tasks"."starts_on" and "tasks"."due_on" - "tasks"."starts_on" <= 3660 and
	"tasks"."due_on" between '2000-01-01' and '2100-12-31') NOT VALID;

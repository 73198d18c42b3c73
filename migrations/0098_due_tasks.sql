-- The day on which somebody was last told what is due and what became late.
create table app.task_reminders (user_id uuid primary key references public.people (id) on delete cascade, day date not null);
update app.notice_kinds set place = place + 2 where place > 3;
insert into app.notice_kinds (kind, place, security, email, push) values ('due_soon', 4, false, true, false), ('overdue', 5, false, true, false);

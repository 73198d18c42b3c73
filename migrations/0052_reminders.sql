-- For which moment whoever does an activity was reminded of it; of one that is put off they are reminded again.
create table app.reminders (activity_id uuid primary key references public.activities (id) on delete cascade, at timestamptz not null);
insert into app.notice_kinds (kind, place, security, email) values ('due', -1, false, false);

-- Whoever asked agents for something is told what came of it, and by which ways until they choose otherwise.
update app.notice_kinds set place = place + 3 where place > 4;
insert into app.notice_kinds (kind, place, security, email, push) values
  ('task_done', 5, false, false, false), ('task_failed', 6, false, true, false), ('task_waits', 7, false, true, true);

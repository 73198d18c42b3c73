-- A letter that somebody writes from a record: whose it is and of which activity, to be answered to them and not to the company.
alter table app.outgoing_mail add activity_id uuid references public.activities (id) on delete set null, add sender_id uuid references public.people (id);
create index on app.outgoing_mail (activity_id);
create index on app.outgoing_mail (sender_id, created_at);
alter table app.outgoing_mail drop constraint outgoing_mail_purpose_check;
alter table app.outgoing_mail add constraint outgoing_mail_purpose_check
  check (purpose in ('notifications', 'invitation', 'password', 'sign_in', 'letter'));
alter table app.outgoing_mail add constraint outgoing_mail_letter check ((purpose = 'letter') = (sender_id is not null));
insert into app.notice_kinds (kind, place, security, email) values ('undelivered', -1, false, false);

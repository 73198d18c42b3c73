-- Whoever deals with findings is told of new ones.
update app.notice_kinds set place = place + 1 where place > 8;
insert into app.notice_kinds (kind, place, security, email, push) values ('finding', 9, false, true, false);
-- Each agent has a budget of a day, too: at first as much as the company's.
alter table app.spend_caps drop constraint spend_caps_kind_check, add constraint spend_caps_kind_check check (kind in ('company', 'person', 'agent', 'run'));
insert into app.spend_caps select 'agent', cap from app.spend_caps where kind = 'company';

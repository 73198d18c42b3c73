-- From here on migrations hold tables and data only; functions are files (sql/functions), applied after them, and app.settle
-- does what they declare here: policies, grants, triggers, sizes and search of each entity. An insert is a declaration.

-- What is governed (app.govern). `state`: the column that only declared transitions may change. `logged`: whether changes
-- enter the feed. `json_size`: how many bytes a JSON value of it may have as text.
create table app.entities (
  entity name primary key, state name, logged boolean not null default true, json_size int not null default 32768
);
insert into app.entities (entity, state, logged, json_size) values
  ('company', null, true, 32768), ('teams', null, true, 32768), ('people', null, true, 32768), ('user_roles', null, true, 32768),
  ('accounts', 'stage', true, 32768), ('contacts', 'status', true, 32768), ('leads', 'stage', true, 32768), ('tags', null, true, 32768),
  ('imports', 'state', false, 1000000), ('saved_searches', null, false, 32768), ('employee_presence', null, false, 32768),
  ('notifications', null, false, 32768), ('saved_views', null, false, 32768);

-- How an entity is found (app.make_searchable).
--   texts        columns in which a word may be misspelt, apart from the name
--   codes        columns of addresses and numbers, found as they are written
--   description  columns for the line under the name; of a list, the first
--   owned        whether `owner:` can be asked: follows from the columns
alter table app.searchable alter owned set default false,
  add texts name[] not null default '{}', add codes name[] not null default '{}', add description name[] not null default '{}';
update app.searchable s set texts = d.texts::name[], codes = d.codes::name[], description = d.description::name[] from (values
  ('leads', '{company_name,title,city}', '{emails,phones}', '{company_name,city}'),
  ('accounts', '{legal_name,city}', '{siren,siret,vat_id,domains}', '{city,siren}'),
  ('contacts', '{title}', '{emails,phones}', '{title,emails}'),
  ('people', '{title}', '{email}', '{title,email}')) d (entity, texts, codes, description) where s.entity = d.entity;

-- From what each entity's policies, triggers and search were made, so that they are made anew when that changes.
create table app.settled (part text not null, entity name not null, made_from text not null, primary key (part, entity));

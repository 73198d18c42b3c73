DROP INDEX "app"."search_rows_owner_id_at_index";
DROP INDEX "app"."search_rows_team_id_at_index";
ALTER TABLE "app"."search_rows" ADD COLUMN "parent" text;
ALTER TABLE "app"."search_rows" ADD COLUMN "said_by" uuid;
ALTER TABLE "app"."search_rows" ADD COLUMN "kind" text;
CREATE INDEX "search_rows_said_owner_id_index" ON "app"."search_rows" USING btree ("owner_id","at" DESC NULLS FIRST) WHERE parent is not null;
CREATE INDEX "search_rows_said_team_id_index" ON "app"."search_rows" USING btree ("team_id","at" DESC NULLS FIRST) WHERE parent is not null;
CREATE INDEX "search_rows_said_said_by_index" ON "app"."search_rows" USING btree ("said_by","at" DESC NULLS FIRST) WHERE parent is not null;
CREATE INDEX "search_rows_owner_id_at_index" ON "app"."search_rows" USING btree ("owner_id","at" DESC NULLS FIRST) WHERE parent is null;
CREATE INDEX "search_rows_team_id_at_index" ON "app"."search_rows" USING btree ("team_id","at" DESC NULLS FIRST) WHERE parent is null;

-- What was said of a record is found by its words (`codes`: they teach nobody's misspelt names), judged by the record's owner and team.
--   said_by   who says so; where it is set, a row belongs to a record, by `entity` and `row_id`
--   kind      the column behind "type:call"
alter table app.searchable add said_by name, add kind name;
insert into app.searchable (entity, entity_type, state, codes, said_by, kind) values
  ('comments', 'other', null, '{body}', 'created_by', null),
  ('activities', 'other', 'state', '{subject,body,outcome}', 'owner_id', 'kind');
-- Own fields are found by their values as they are written.
update app.searchable set codes = codes || '{custom}' where entity in ('leads', 'accounts', 'contacts');
-- Of a hit: what was said, of which record, by whom and when.
alter type app.search_hit add attribute about jsonb;
-- Fields of which the choices, or whether there are any values at all, became other ones: their records' words are made anew, from the
-- one after `after` on.
create table app.search_due (entity text not null, key text not null, after uuid not null default '00000000-0000-0000-0000-000000000000',
  primary key (entity, key));

insert into app.search_operators (operator, word, meaning)
select operator, word, meaning from (values
  ('type', '{comment,comments,commentaire,commentaires}', 'comments'), ('type', '{activity,activities,activite,activites}', 'activities'),
  ('type', '{call,calls,appel,appels}', 'activities.call'), ('type', '{meeting,meetings,reunion,reunions}', 'activities.meeting'),
  ('type', '{visit,visits,visite,visites}', 'activities.visit'), ('type', '{email,emails,e-mail,e-mails,mail,mails}', 'activities.email'),
  ('type', '{note,notes}', 'activities.note'), ('type', '{todo,todos,a_faire}', 'activities.to_do'),
  ('is', '{planned,prevu,planifie}', 'planned'), ('is', '{done,fait}', 'done'), ('is', '{cancelled,canceled,annule}', 'cancelled')
) o (operator, words, meaning), unnest(words::text[]) word;

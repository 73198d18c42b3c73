CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"owner_id" uuid,
	"team_id" uuid,
	"name" text NOT NULL,
	"note" text,
	"visibility" text DEFAULT 'team' NOT NULL,
	"definition" jsonb DEFAULT '{"source":"leads"}'::jsonb NOT NULL,
	"source" text GENERATED ALWAYS AS (coalesce(definition ->> 'source', '')) STORED NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(name, note)) STORED,
	CONSTRAINT "reports_name" CHECK (length(btrim("reports"."name")) > 0),
	CONSTRAINT "reports_definition" CHECK (jsonb_typeof("reports"."definition") = 'object' and length("reports"."definition"::text) <= 8000)
);

ALTER TABLE "reports" ADD CONSTRAINT "reports_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE
	no action;
ALTER TABLE "reports" ADD CONSTRAINT "reports_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no
	action;
CREATE INDEX "reports_created_at_id_index" ON "reports" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "reports_team_id_created_at_id_index" ON "reports" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "reports_owner_id_created_at_id_index" ON "reports" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "reports_visibility_created_at_id_index" ON "reports" USING btree ("visibility","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "reports_name_id_index" ON "reports" USING btree ("name","id");
CREATE INDEX "reports_bin_index" ON "reports" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "reports_search_index" ON "reports" USING gin ("search" gin_trgm_ops);
insert into app.entities (entity, state) values ('reports', null);
-- A report holds no data: whoever sees it sees a question, which is answered with what they may see.
insert into app.scopes (entity, scope, col, "key", extra) values ('reports', 'team', 'team_id', 'team', 'visibility = ''team'''),
  ('reports', 'company', null, 'all', 'visibility = ''company''');
insert into app.role_permissions (role, entity, verb, scope) select role, 'reports', verb, scope from (values
  ('{ceo,admin,auditor}'::text[], '{read}'::text[], '{all}'::text[]), ('{ceo,admin}', '{create}', '{own}'), ('{ceo,admin}', '{update,export}', '{all}'),
  ('{admin}', '{delete,assign}', '{all}'), ('{ceo}', '{delete,assign}', '{own}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{read}', '{own,team,company}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{create,update,delete}', '{own}'), ('{sales,marketing}', '{create}', '{team}'),
  ('{project_manager,sales,marketing,support}', '{export}', '{own,team,company}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
insert into app.searchable (entity, entity_type, state, codes) values ('reports', 'other', null, '{}');

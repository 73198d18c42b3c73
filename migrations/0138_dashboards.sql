CREATE TABLE "dashboards" (
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
	"definition" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(name, note)) STORED,
	CONSTRAINT "dashboards_name" CHECK (length(btrim("dashboards"."name")) > 0),
	CONSTRAINT "dashboards_definition" CHECK (jsonb_typeof("dashboards"."definition") = 'object' and length("dashboards"."definition"::text) <= 33000)
);

ALTER TABLE "dashboards" ADD CONSTRAINT "dashboards_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "dashboards" ADD CONSTRAINT "dashboards_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "dashboards_created_at_id_index" ON "dashboards" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "dashboards_team_id_created_at_id_index" ON "dashboards" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "dashboards_owner_id_created_at_id_index" ON "dashboards" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "dashboards_visibility_created_at_id_index" ON "dashboards" USING btree ("visibility","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "dashboards_name_id_index" ON "dashboards" USING btree ("name","id");
CREATE INDEX "dashboards_bin_index" ON "dashboards" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "dashboards_search_index" ON "dashboards" USING gin ("search" gin_trgm_ops);
insert into app.entities (entity, state, changeable) values ('dashboards', null, true);
-- A dashboard holds no data, as a report does: whoever sees it sees which questions it asks, and its tiles answer with what they may see.
insert into app.scopes (entity, scope, col, "key", extra) values ('dashboards', 'team', 'team_id', 'team', 'visibility = ''team'''),
  ('dashboards', 'company', null, 'all', 'visibility = ''company''');
insert into app.role_permissions (role, entity, verb, scope) select role, 'dashboards', verb, scope from (values
  ('{ceo,admin,auditor}'::text[], '{read}'::text[], '{all}'::text[]), ('{ceo,admin}', '{create}', '{own}'), ('{ceo,admin}', '{update,export}', '{all}'),
  ('{admin}', '{delete,assign}', '{all}'), ('{ceo}', '{delete,assign}', '{own}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{read}', '{own,team,company}'),
  ('{project_manager,team_member,employee,sales,marketing,support}', '{create,update,delete}', '{own}'), ('{sales,marketing}', '{create}', '{team}'),
  ('{project_manager,sales,marketing,support}', '{export}', '{own,team,company}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
insert into app.searchable (entity, entity_type, state, codes) values ('dashboards', 'other', null, '{}');
-- With which dashboard somebody begins, instead of the home of their role.
alter table app.preferences add home_dashboard uuid;

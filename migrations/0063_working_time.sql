CREATE TABLE "holidays" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"name_fr" text,
	"region" text,
	"worked" boolean DEFAULT false NOT NULL,
	CONSTRAINT "holidays_day" CHECK ("holidays"."day" between '2000-01-01' and '2100-12-31'),
	CONSTRAINT "holidays_name" CHECK (btrim("holidays"."name") <> '' and length("holidays"."name") <= 100)
);

ALTER TABLE "company" ADD COLUMN "working_week" jsonb DEFAULT
	'{"1":[[540,720],[840,1080]],"2":[[540,720],[840,1080]],"3":[[540,720],[840,1080]],"4":[[540,720],[840,1080]],"5":[[540,720],[840,1080]]}'::jsonb NOT NULL;
ALTER TABLE "company" ADD COLUMN "holiday_region" text DEFAULT 'FR' NOT NULL;
ALTER TABLE "company" ADD COLUMN "holidays_known" text;
CREATE UNIQUE INDEX "holidays_day_index" ON "holidays" USING btree ("day") WHERE deleted_at is null;
ALTER TABLE "company" ADD CONSTRAINT "company_holiday_region" CHECK ("company"."holiday_region" in ('FR', 'FR-57', 'none'));
insert into app.entities (entity) values ('holidays');
insert into app.role_permissions (role, entity, verb, scope) select role, 'holidays', verb, 'all' from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[], '{read}'::text[]),
  ('{admin}', '{create,update,delete}')) granted (roles, verbs), unnest(roles) role, unnest(verbs) verb;
-- What the server notes for itself is no new version, and nobody's history.
update app.entities set rolled_up = '{holidays_known}', unlogged = '{holidays_known}' where entity = 'company';

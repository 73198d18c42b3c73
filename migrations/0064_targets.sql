CREATE TABLE "source_costs" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"source" text NOT NULL,
	"month" date NOT NULL,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "source_costs_month" CHECK (extract(day from "source_costs"."month") = 1 and "source_costs"."month" between '2000-01-01' and '2100-12-01'),
	CONSTRAINT "source_costs_source" CHECK (btrim("source_costs"."source") <> '' and length("source_costs"."source") <= 200),
	CONSTRAINT "source_costs_amount" CHECK ("source_costs"."amount" >= 0)
);

CREATE TABLE "targets" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"measure" text NOT NULL,
	"month" date NOT NULL,
	"team_id" uuid,
	"person_id" uuid,
	"amount" numeric(14, 2) NOT NULL,
	CONSTRAINT "targets_measure" CHECK ("targets"."measure" in ('won_value', 'won', 'new', 'activities')),
	CONSTRAINT "targets_month" CHECK (extract(day from "targets"."month") = 1 and "targets"."month" between '2000-01-01' and '2100-12-01'),
	CONSTRAINT "targets_whose" CHECK ("targets"."team_id" is null or "targets"."person_id" is null),
	CONSTRAINT "targets_amount" CHECK ("targets"."amount" >= 0)
);

ALTER TABLE "leads" ADD COLUMN "answer_due_at" timestamp with time zone;
ALTER TABLE "leads" ADD COLUMN "answered_at" timestamp with time zone;
ALTER TABLE "leads" ADD COLUMN "answer_minutes" integer;
ALTER TABLE "leads" ADD COLUMN "answer" text GENERATED ALWAYS AS (case when answered_at <= answer_due_at then 'in_time'
	when answered_at > answer_due_at then 'late' when answer_due_at is not null then 'awaited' end) STORED;
ALTER TABLE "company" ADD COLUMN "answer_within" integer DEFAULT 240;
ALTER TABLE "stages" ADD COLUMN "forecast" text DEFAULT 'pipeline' NOT NULL;
ALTER TABLE "targets" ADD CONSTRAINT "targets_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no
	action;
ALTER TABLE "targets" ADD CONSTRAINT "targets_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
CREATE UNIQUE INDEX "source_costs_month_index" ON "source_costs" USING btree ("month","source") WHERE deleted_at is null;
CREATE UNIQUE INDEX "targets_month_index" ON "targets" USING btree ("measure","month",coalesce(person_id, team_id, '00000000-0000-0000-0000-000000000000'))
	WHERE deleted_at is null;
CREATE INDEX "targets_team_id_index" ON "targets" USING btree ("team_id");
CREATE INDEX "targets_person_id_index" ON "targets" USING btree ("person_id");
CREATE INDEX "leads_answer_due_at_index" ON "leads" USING btree ("answer_due_at") WHERE answer = 'awaited' and deleted_at is null;
ALTER TABLE "company" ADD CONSTRAINT "company_answer_within" CHECK ("company"."answer_within" between 5 and 10080);
ALTER TABLE "stages" ADD CONSTRAINT "stages_forecast" CHECK ("stages"."forecast" in ('pipeline', 'best', 'commit'));
insert into app.entities (entity) values ('targets'), ('source_costs');
insert into app.scopes (entity, scope, col, "key") values ('targets', 'person', 'person_id', 'user');
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, scope from (values
  ('{ceo,admin}'::text[], 'targets', '{read,create,update,delete}'::text[], '{all}'::text[]), ('{marketing,auditor}', 'targets', '{read}', '{all}'),
  ('{project_manager,team_member,employee,sales,support}', 'targets', '{read}', '{person,team}'),
  ('{admin,marketing}', 'source_costs', '{read,create,update,delete}', '{all}'), ('{ceo,auditor}', 'source_costs', '{read}', '{all}'))
  granted (roles, entity, verbs, scopes), unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
update app.entities set rolled_up = rolled_up || '{answered_at,answer_minutes}', unlogged = unlogged || '{answered_at,answer_minutes,answer}'
  where entity = 'leads';
-- What is nearly certain is counted on; an administrator says otherwise.
update public.stages set forecast = case when probability >= 70 then 'commit' when probability >= 40 then 'best' else 'pipeline' end
  where type in ('open', 'on_hold');

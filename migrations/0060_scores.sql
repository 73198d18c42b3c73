CREATE TABLE "score_rules" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"subject" text NOT NULL,
	"value" text,
	"amount" integer,
	"points" integer NOT NULL,
	CONSTRAINT "score_rules_subject" CHECK ("score_rules"."subject" in ('source', 'country', 'has', 'lacks', 'worth', 'touched', 'untouched', 'older', 'overdue')),
	CONSTRAINT "score_rules_points" CHECK ("score_rules"."points" between -100 and 100 and "score_rules"."points" <> 0),
	CONSTRAINT "score_rules_amount" CHECK ("score_rules"."amount" between 0 and case when "score_rules"."subject" = 'worth' then 1000000000 else 36500 end),
	CONSTRAINT "score_rules_field" CHECK ("score_rules"."subject" not in ('has', 'lacks') or "score_rules"."value" in ('emails', 'phones', 'company_name', 'title',
		'website', 'value', 'expected_close', 'next_activity_at', 'account_id')),
	CONSTRAINT "score_rules_value" CHECK (length("score_rules"."value") between 1 and 200),
	CONSTRAINT "score_rules_needs" CHECK (case when "score_rules"."subject" in ('source', 'country', 'has', 'lacks') then "score_rules"."value" is not null and
		"score_rules"."amount" is null
        when "score_rules"."subject" = 'overdue' then "score_rules"."value" is null and "score_rules"."amount" is null else "score_rules"."value" is null and
        	"score_rules"."amount" is not null end)
);

ALTER TABLE "leads" ADD COLUMN "score_reasons" jsonb;
ALTER TABLE "leads" ADD COLUMN "score_until" timestamp with time zone;
CREATE INDEX "leads_score_until_index" ON "leads" USING btree ("score_until") WHERE score_until is not null;
insert into app.entities (entity) values ('score_rules');
insert into app.role_permissions (role, entity, verb, scope) select role, 'score_rules', verb, 'all' from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[], '{read}'::text[]),
  ('{admin}', '{create,update,delete}')) granted (roles, verbs), unnest(roles) role, unnest(verbs) verb;

-- The score follows from the lead and from time: such a change is no new version, and why is told, not logged.
update app.entities set rolled_up = rolled_up || '{score,score_reasons,score_until}' where entity = 'leads';
alter table app.entities add unlogged name[] not null default '{}';
update app.entities set unlogged = '{score_reasons,score_until}' where entity = 'leads';
-- How far the leads have been scored anew since the rules changed; none where they all have.
create table app.rescoring (one boolean primary key default true check (one), after uuid not null, noted_at timestamptz not null default now(),
  again boolean not null default false);

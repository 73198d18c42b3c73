CREATE TABLE "pipelines" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "pipelines_key_unique" UNIQUE("key"),
	CONSTRAINT "pipelines_name" CHECK (btrim("pipelines"."name") <> '')
);

CREATE TABLE "stages" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"key" text NOT NULL,
	"pipeline" text NOT NULL,
	"name" text NOT NULL,
	"type" text DEFAULT 'open' NOT NULL,
	"probability" integer,
	"stale_days" integer,
	"card_limit" integer,
	"required_fields" text[] DEFAULT '{}' NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"replaced_by" text,
	CONSTRAINT "stages_key_unique" UNIQUE("key"),
	CONSTRAINT "stages_name" CHECK (btrim("stages"."name") <> ''),
	CONSTRAINT "stages_type" CHECK ("stages"."type" in ('open', 'on_hold', 'won', 'lost')),
	CONSTRAINT "stages_probability" CHECK ("stages"."probability" between 0 and 100),
	CONSTRAINT "stages_stale_days" CHECK ("stages"."stale_days" between 1 and 3650),
	CONSTRAINT "stages_card_limit" CHECK ("stages"."card_limit" between 1 and 1000000),
	CONSTRAINT "stages_required_fields" CHECK ("stages"."required_fields" <@ array['company_name', 'title', 'emails', 'phones', 'website', 'city', 'country',
		'source', 'value', 'expected_close', 'next_activity_at', 'account_id', 'note'])
);

ALTER TABLE "leads" DROP CONSTRAINT "leads_stage";
ALTER TABLE "leads" DROP CONSTRAINT "leads_lost_reason";
ALTER TABLE "leads" ALTER COLUMN "stage" SET DEFAULT null;
CREATE UNIQUE INDEX "pipelines_name_index" ON "pipelines" USING btree (app.fold(name)) WHERE deleted_at is null;
CREATE UNIQUE INDEX "stages_name_index" ON "stages" USING btree ("pipeline",app.fold(name)) WHERE replaced_by is null;

-- What stands today is the first pipeline, its keys those that histories, addresses and files have.
insert into public.pipelines (key, name, rank) values ('sales', 'Sales', 1000);
insert into public.stages (key, pipeline, name, type, probability, rank) values
  ('new', 'sales', 'New', 'open', 5, 1001), ('contacted', 'sales', 'Contacted', 'open', 15, 1002), ('qualified', 'sales', 'Qualified', 'open', 30, 1003),
  ('proposal', 'sales', 'Proposal', 'open', 50, 1004), ('negotiation', 'sales', 'Negotiation', 'open', 75, 1005),
  ('on_hold', 'sales', 'On hold', 'on_hold', null, 1006), ('won', 'sales', 'Won', 'won', 100, 1900), ('lost', 'sales', 'Lost', 'lost', 0, 1901);

-- A column whose states are rows of a table: the transitions are between their types.
alter table app.entities add state_types name;
update app.entities set state_types = 'stages' where entity = 'leads';
delete from app.transitions where entity = 'leads';
insert into app.transitions (entity, "from", "to") values
  ('leads', '', 'open'), ('leads', '', 'on_hold'), ('leads', '', 'won'), ('leads', '', 'lost'),
  ('leads', 'open', 'on_hold'), ('leads', 'open', 'won'), ('leads', 'open', 'lost'),
  ('leads', 'on_hold', 'open'), ('leads', 'on_hold', 'won'), ('leads', 'on_hold', 'lost'),
  ('leads', 'won', 'open'), ('leads', 'won', 'on_hold'), ('leads', 'lost', 'open'), ('leads', 'lost', 'on_hold');

insert into app.entities (entity) values ('pipelines'), ('stages');
insert into app.role_permissions (role, entity, verb, scope) select role, entity, verb, 'all' from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[], '{read}'::text[]),
  ('{admin}', '{create,update}')) granted (roles, verbs), unnest(roles) role, unnest(verbs) verb, unnest('{pipelines,stages}'::text[]) entity;
insert into app.role_permissions (role, entity, verb, scope) values ('admin', 'pipelines', 'delete', 'all');

CREATE TABLE "own_fields" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"entity" text NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"hint" text,
	"required" boolean DEFAULT false NOT NULL,
	"choices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"rank" integer DEFAULT 0 NOT NULL,
	"retired_at" timestamp with time zone,
	"emptied_at" timestamp with time zone,
	CONSTRAINT "own_fields_key" UNIQUE("entity","key"),
	CONSTRAINT "own_fields_name" CHECK (btrim("own_fields"."name") <> '' and length("own_fields"."name") <= 80),
	CONSTRAINT "own_fields_hint" CHECK (length("own_fields"."hint") <= 200),
	CONSTRAINT "own_fields_entity" CHECK ("own_fields"."entity" in ('leads', 'accounts', 'contacts')),
	CONSTRAINT "own_fields_kind" CHECK ("own_fields"."kind" in ('line', 'text', 'count', 'money', 'percent', 'date', 'flag', 'choice', 'email', 'phone', 'url'))
);

CREATE UNIQUE INDEX "own_fields_name_index" ON "own_fields" USING btree ("entity",app.fold(name)) WHERE retired_at is null;
insert into app.entities (entity) values ('own_fields');
insert into app.role_permissions (role, entity, verb, scope) select role, 'own_fields', verb, 'all' from (values
  ('{ceo,admin,project_manager,team_member,employee,sales,marketing,support,auditor}'::text[], '{read}'::text[]),
  ('{admin}', '{create,update}')) granted (roles, verbs), unnest(roles) role, unnest(verbs) verb;

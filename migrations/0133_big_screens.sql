CREATE TABLE "big_screens" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"name" text NOT NULL,
	"tiles" text[] DEFAULT '{target,wins,board,pipeline,meetings}' NOT NULL,
	"layout" text DEFAULT 'slides' NOT NULL,
	"seconds" integer DEFAULT 20 NOT NULL,
	"names_hidden" boolean DEFAULT false NOT NULL,
	"about_team_id" uuid,
	"pipeline" text,
	"theme" text DEFAULT 'dark' NOT NULL,
	"language" text DEFAULT 'english' NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(name)) STORED,
	CONSTRAINT "big_screens_name" CHECK (btrim("big_screens"."name") <> '' and length("big_screens"."name") <= 100),
	CONSTRAINT "big_screens_tiles" CHECK (cardinality("big_screens"."tiles") between 1 and 5 and "big_screens"."tiles" <@ array['target', 'wins', 'board',
		'pipeline', 'meetings']),
	CONSTRAINT "big_screens_seconds" CHECK ("big_screens"."seconds" between 5 and 600),
	CONSTRAINT "big_screens_pipeline" CHECK (length("big_screens"."pipeline") <= 200)
);

ALTER TABLE "big_screens" ADD CONSTRAINT "big_screens_about_team_id_teams_id_fk" FOREIGN KEY ("about_team_id") REFERENCES "public"."teams"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "big_screens_created_at_id_index" ON "big_screens" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "big_screens_name_id_index" ON "big_screens" USING btree ("name","id");
CREATE INDEX "big_screens_bin_index" ON "big_screens" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "big_screens_search_index" ON "big_screens" USING gin ("search" gin_trgm_ops);
CREATE INDEX "big_screens_about_team_id_index" ON "big_screens" USING btree ("about_team_id");
insert into app.entities (entity, state) values ('big_screens', null);
-- What hangs on a wall shows the company to whoever passes: an administrator decides it, and those who work by it see what is set up.
insert into app.role_permissions (role, entity, verb, scope) select role, 'big_screens', verb, 'all' from (values
  ('{ceo,admin,sales,marketing,auditor}'::text[], '{read}'::text[]), ('{admin}', '{create,update,delete}')) granted (roles, verbs),
  unnest(roles) role, unnest(verbs) verb;
-- By what a browser shows a screen without anybody being signed in. Of the link and of the cookie that it is exchanged for only this digest is kept.
create table app.big_screen_links (id uuid primary key default app.new_id(), screen_id uuid not null references public.big_screens on delete cascade,
  name text not null check (btrim(name) <> '' and length(name) <= 100), cookie_hash bytea not null unique, made_at timestamptz not null default now(),
  made_by uuid, ended_at timestamptz, seen_at timestamptz);
create index on app.big_screen_links (screen_id, made_at desc);

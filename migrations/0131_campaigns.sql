CREATE TABLE "campaign_links" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"campaign_id" uuid NOT NULL,
	"name" text NOT NULL,
	"target" text NOT NULL,
	"source" text NOT NULL,
	"medium" text NOT NULL,
	"content" text,
	"address" text,
	"key" text DEFAULT left(replace(gen_random_uuid()::text, '-', ''), 12) NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(name, target)) STORED,
	CONSTRAINT "campaign_links_key" UNIQUE("key"),
	CONSTRAINT "campaign_links_name" CHECK (btrim("campaign_links"."name") <> '' and length("campaign_links"."name") <= 100),
	CONSTRAINT "campaign_links_target" CHECK ("campaign_links"."target" ~ '^https?://[^\s]+$' and length("campaign_links"."target") <= 1000),
	CONSTRAINT "campaign_links_source" CHECK ("campaign_links"."source" ~ '^[A-Za-z0-9_.-]{1,60}$'),
	CONSTRAINT "campaign_links_medium" CHECK ("campaign_links"."medium" ~ '^[A-Za-z0-9_.-]{1,60}$'),
	CONSTRAINT "campaign_links_content" CHECK ("campaign_links"."content" ~ '^[A-Za-z0-9_.-]{1,60}$'),
	CONSTRAINT "campaign_links_key_shape" CHECK ("campaign_links"."key" ~ '^[0-9a-f]{12}$')
);

CREATE TABLE "campaigns" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"owner_id" uuid,
	"name" text NOT NULL,
	"kind" text DEFAULT 'email' NOT NULL,
	"status" text DEFAULT 'planned' NOT NULL,
	"goal" text,
	"code" text,
	"budget" numeric(14, 2),
	"cost" numeric(14, 2),
	"starts_on" date,
	"ends_on" date,
	"template_id" uuid,
	"audience" jsonb,
	"basis" text DEFAULT 'consent' NOT NULL,
	"an_hour" integer DEFAULT 1000 NOT NULL,
	"from_hour" integer DEFAULT 8 NOT NULL,
	"until_hour" integer DEFAULT 20 NOT NULL,
	"approved_by" uuid,
	"approved_at" timestamp with time zone,
	"approved_text" text,
	"started_by" uuid,
	"started_at" timestamp with time zone,
	"paused_reason" text,
	"search" text GENERATED ALWAYS AS (app.fold(name, code, goal)) STORED,
	CONSTRAINT "campaigns_name" CHECK (btrim("campaigns"."name") <> '' and length("campaigns"."name") <= 100),
	CONSTRAINT "campaigns_goal" CHECK (length("campaigns"."goal") <= 2000),
	CONSTRAINT "campaigns_code" CHECK ("campaigns"."code" ~ '^[a-z0-9][a-z0-9_.-]{0,59}$'),
	CONSTRAINT "campaigns_budget" CHECK ("campaigns"."budget" >= 0),
	CONSTRAINT "campaigns_cost" CHECK ("campaigns"."cost" >= 0),
	CONSTRAINT "campaigns_ends_on" CHECK ("campaigns"."ends_on" >= "campaigns"."starts_on"),
	CONSTRAINT "campaigns_audience" CHECK (length("campaigns"."audience"::text) <= 8000),
	CONSTRAINT "campaigns_an_hour" CHECK ("campaigns"."an_hour" between 1 and 20000),
	CONSTRAINT "campaigns_from_hour" CHECK ("campaigns"."from_hour" between 0 and 23),
	CONSTRAINT "campaigns_until_hour" CHECK ("campaigns"."until_hour" between 1 and 24 and "campaigns"."until_hour" > "campaigns"."from_hour")
);

CREATE TABLE "suppressions" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"name" text NOT NULL,
	"reason" text DEFAULT 'asked' NOT NULL,
	"campaign_id" uuid,
	"asked_from" text,
	"note" text,
	"search" text GENERATED ALWAYS AS (app.fold(name)) STORED,
	CONSTRAINT "suppressions_name" CHECK (btrim("suppressions"."name") <> '' and length("suppressions"."name") <= 320),
	CONSTRAINT "suppressions_note" CHECK (length("suppressions"."note") <= 500),
	CONSTRAINT "suppressions_asked_from" CHECK (length("suppressions"."asked_from") <= 100)
);

ALTER TABLE "leads" ADD COLUMN "campaign_id" uuid;
ALTER TABLE "campaign_links" ADD CONSTRAINT "campaign_links_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_template_id_email_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."email_templates"("id") ON
	DELETE no action ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_approved_by_people_id_fk" FOREIGN KEY ("approved_by") REFERENCES "public"."people"("id") ON DELETE no action
	ON UPDATE no action;
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_started_by_people_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "suppressions" ADD CONSTRAINT "suppressions_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON
	DELETE no action ON UPDATE no action;
CREATE INDEX "campaign_links_created_at_id_index" ON "campaign_links" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "campaign_links_campaign_id_created_at_id_index" ON "campaign_links" USING btree ("campaign_id","created_at" DESC NULLS FIRST,"id") WHERE
	deleted_at is null;
CREATE INDEX "campaign_links_name_id_index" ON "campaign_links" USING btree ("name","id");
CREATE INDEX "campaign_links_bin_index" ON "campaign_links" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "campaign_links_search_index" ON "campaign_links" USING gin ("search" gin_trgm_ops);
CREATE INDEX "campaigns_created_at_id_index" ON "campaigns" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "campaigns_owner_id_created_at_id_index" ON "campaigns" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "campaigns_status_created_at_id_index" ON "campaigns" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "campaigns_name_id_index" ON "campaigns" USING btree ("name","id");
CREATE INDEX "campaigns_bin_index" ON "campaigns" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "campaigns_search_index" ON "campaigns" USING gin ("search" gin_trgm_ops);
CREATE INDEX "campaigns_starts_on_id_index" ON "campaigns" USING btree ("starts_on","id");
CREATE INDEX "campaigns_template_id_index" ON "campaigns" USING btree ("template_id");
CREATE INDEX "campaigns_approved_by_index" ON "campaigns" USING btree ("approved_by");
CREATE INDEX "campaigns_started_by_index" ON "campaigns" USING btree ("started_by");
CREATE UNIQUE INDEX "campaigns_code_index" ON "campaigns" USING btree ("code") WHERE deleted_at is null;
CREATE INDEX "suppressions_created_at_id_index" ON "suppressions" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "suppressions_reason_created_at_id_index" ON "suppressions" USING btree ("reason","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "suppressions_name_id_index" ON "suppressions" USING btree ("name","id");
CREATE INDEX "suppressions_bin_index" ON "suppressions" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "suppressions_search_index" ON "suppressions" USING gin ("search" gin_trgm_ops);
CREATE INDEX "suppressions_campaign_id_index" ON "suppressions" USING btree ("campaign_id");
CREATE UNIQUE INDEX "suppressions_address_index" ON "suppressions" USING btree ("name") WHERE deleted_at is null;
ALTER TABLE "leads" ADD CONSTRAINT "leads_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "leads_campaign_id_created_at_id_index" ON "leads" USING btree ("campaign_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
insert into app.entities (entity, state, withheld) values ('campaigns', 'status', '{}'), ('campaign_links', null, '{}'),
  ('suppressions', null, '{asked_from}');
insert into app.transitions (entity, "from", "to") values ('campaigns', '', 'idea'), ('campaigns', '', 'planned'), ('campaigns', 'idea', 'planned'),
  ('campaigns', 'planned', 'idea'), ('campaigns', 'planned', 'approved'), ('campaigns', 'approved', 'planned'), ('campaigns', 'approved', 'running'),
  ('campaigns', 'running', 'paused'), ('campaigns', 'paused', 'running'), ('campaigns', 'running', 'completed'), ('campaigns', 'paused', 'completed'),
  ('campaigns', 'idea', 'cancelled'), ('campaigns', 'planned', 'cancelled'), ('campaigns', 'approved', 'cancelled'), ('campaigns', 'running', 'cancelled'),
  ('campaigns', 'paused', 'cancelled'), ('campaigns', 'cancelled', 'idea');
-- Whoever reads leads reads what brought them. Marketing makes campaigns, the head of the company or an administrator agrees to them.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, entity, verb, 'all', columns from (values
  ('{ceo,admin,auditor,project_manager,team_member,sales,marketing,support}'::text[], 'campaigns', '{read}'::text[], null::text[]),
  ('{ceo,admin,auditor,project_manager,team_member,sales,marketing,support}', 'campaign_links', '{read}', null),
  ('{admin,marketing}', 'campaigns', '{delete,start}', null), ('{ceo,admin}', 'campaigns', '{approve}', null),
  ('{ceo,admin,marketing}', 'campaigns', '{export}', null),
  ('{admin,marketing}', 'campaigns', '{create,update}',
    '{owner_id,name,kind,status,goal,code,budget,cost,starts_on,ends_on,template_id,audience,basis,an_hour,from_hour,until_hour}'),
  ('{admin,marketing}', 'campaign_links', '{create}', '{campaign_id,name,target,source,medium,content}'),
  ('{admin,marketing}', 'campaign_links', '{update}', '{name,target,source,medium,content}'), ('{admin,marketing}', 'campaign_links', '{delete}', null),
  ('{ceo,admin,auditor,marketing}', 'suppressions', '{read}', null), ('{admin,marketing}', 'suppressions', '{delete,export}', null),
  ('{admin,marketing}', 'suppressions', '{create}', '{name,reason,note}'), ('{admin,marketing}', 'suppressions', '{update}', '{reason,note}'))
  granted (roles, entity, verbs, columns), unnest(roles) role, unnest(verbs) verb;
insert into app.searchable (entity, entity_type, state, codes) values ('campaigns', 'other', 'status', '{code}');
-- What a started e-mail says, as it was approved, and under whose rights it is filled in.
create table app.campaign_sendings (campaign_id uuid primary key references public.campaigns on delete cascade, subject text not null, body text not null,
  language text not null, starter_id uuid not null references public.people, next_at timestamptz, run_id uuid references app.runs on delete set null);
create index on app.campaign_sendings (next_at) where next_at is not null;
create index on app.campaign_sendings (starter_id);
create index on app.campaign_sendings (run_id);
-- One letter of a campaign to one address; of whoever gets none, why not. It outlives them: the link in it still ends further ones.
create table app.campaign_letters (
  id uuid primary key default app.new_id(), campaign_id uuid references public.campaigns on delete set null,
  lead_id uuid references public.leads on delete set null, contact_id uuid references public.contacts on delete set null, address text,
  state text not null check (state in ('waiting', 'sent', 'failed', 'left_out')), reason text check (length(reason) <= 300),
  attempts int not null default 0, next_at timestamptz not null default now(), sent_at timestamptz,
  clicks int not null default 0, machine_clicks int not null default 0, clicked_at timestamptz, left_at timestamptz, unique (campaign_id, address));
create index on app.campaign_letters (campaign_id, state, id);
create index on app.campaign_letters (campaign_id, next_at, id) where state = 'waiting';
create index on app.campaign_letters (campaign_id, id) where clicked_at is not null;
create index on app.campaign_letters (campaign_id, id) where left_at is not null;
create index on app.campaign_letters (lead_id);
create index on app.campaign_letters (contact_id);
-- How often a link was followed, by day of the company.
create table app.link_visits (link_id uuid not null references public.campaign_links on delete cascade, day date not null, people int not null default 0,
  machines int not null default 0, primary key (link_id, day));

CREATE TABLE "webhooks" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"reader_id" uuid,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"events" text[] NOT NULL,
	"filter_field" text,
	"filter_value" text,
	"note" text,
	"status" text DEFAULT 'waiting' NOT NULL,
	"paused_reason" text,
	"paused_at" timestamp with time zone,
	"failing_since" timestamp with time zone,
	"last_error" text,
	"secret_at" timestamp with time zone,
	"old_secret_until" timestamp with time zone,
	"dropped" integer DEFAULT 0 NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold(name, address)) STORED,
	CONSTRAINT "webhooks_name" CHECK (btrim("webhooks"."name") <> '' and length("webhooks"."name") <= 100),
	CONSTRAINT "webhooks_address" CHECK (length("webhooks"."address") <= 500 and "webhooks"."address" ~ '^https?://[^/@?#[:space:]]+(/[^?#[:space:]]*)?$'),
	CONSTRAINT "webhooks_events" CHECK (cardinality("webhooks"."events") between 1 and 50 and array_to_string("webhooks"."events", ' ', '') ~
		'^((leads|accounts|contacts|activities|projects|tasks|documents|tickets|time_entries)[.](created|updated|removed|entered:[a-z][a-z0-9_]{0,59})( |$))+$'),
	CONSTRAINT "webhooks_filter_field" CHECK ("webhooks"."filter_field" ~ '^[a-z][a-z0-9_]{0,59}$'),
	CONSTRAINT "webhooks_filter_value" CHECK (length("webhooks"."filter_value") <= 200 and ("webhooks"."filter_value" is null) = ("webhooks"."filter_field" is
		null)),
	CONSTRAINT "webhooks_note" CHECK (length("webhooks"."note") <= 2000),
	CONSTRAINT "webhooks_paused_reason" CHECK (length("webhooks"."paused_reason") <= 300),
	CONSTRAINT "webhooks_last_error" CHECK (length("webhooks"."last_error") <= 300)
);

ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_reader_id_people_id_fk" FOREIGN KEY ("reader_id") REFERENCES "public"."people"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "webhooks_created_at_id_index" ON "webhooks" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "webhooks_status_created_at_id_index" ON "webhooks" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "webhooks_name_id_index" ON "webhooks" USING btree ("name","id");
CREATE INDEX "webhooks_bin_index" ON "webhooks" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "webhooks_search_index" ON "webhooks" USING gin ("search" gin_trgm_ops);
CREATE INDEX "webhooks_reader_id_index" ON "webhooks" USING btree ("reader_id");
-- (How it stands and what it is told meanwhile is nobody's version; that it begins to fail, or pauses, stands in the log.)
insert into app.entities (entity, state, rolled_up, unlogged) values
  ('webhooks', 'status', '{status,paused_reason,paused_at,failing_since,last_error,dropped}', '{last_error,dropped}');
insert into app.transitions (entity, "from", "to") values ('webhooks', '', 'waiting'), ('webhooks', 'waiting', 'delivering'),
  ('webhooks', 'waiting', 'retrying'), ('webhooks', 'delivering', 'retrying'), ('webhooks', 'retrying', 'delivering'),
  ('webhooks', 'waiting', 'paused'), ('webhooks', 'delivering', 'paused'), ('webhooks', 'retrying', 'paused'), ('webhooks', 'paused', 'waiting');
-- What leaves the company is said by those at its head, and the auditor sees it.
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'webhooks', verb, 'all', columns from (values
  ('{ceo,admin,auditor}'::text[], '{read}'::text[], null::text[]),
  ('{ceo,admin}', '{delete,pause}', null),
  ('{ceo,admin}', '{create,update}', '{name,address,events,filter_field,filter_value,note}'))
  granted (roles, verbs, columns), unnest(roles) role, unnest(verbs) verb;
-- Of what the secrets of a webhook are derived by the server (src/integrations/secret.ts): the database has none. Who sends, until when.
create table app.webhook_ways (
  webhook_id uuid primary key references public.webhooks on delete cascade,
  salt uuid not null, old_salt uuid, old_until timestamptz, run_id uuid, leased_at timestamptz, leased_until timestamptz);
-- What is sent and was: each event of a webhook once, in the order in which it came. What is sent is read when it is sent.
create table app.webhook_deliveries (
  id uuid primary key default app.new_id(), place bigint generated always as identity,
  webhook_id uuid not null references public.webhooks on delete cascade,
  type text not null check (length(type) <= 200), test boolean not null default false,
  entity text, row_id uuid, xid xid8 not null default pg_current_xact_id(), at timestamptz not null default now(),
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'withheld', 'failed')),
  attempts int not null default 0, next_try_at timestamptz not null default now(), tried_at timestamptz,
  status int, request text check (length(request) <= 2048), response text check (length(response) <= 2048), ms int, error text check (length(error) <= 300),
  unique (webhook_id, xid, row_id));
create index on app.webhook_deliveries (webhook_id, test desc, place) where state = 'waiting';
create index on app.webhook_deliveries (webhook_id, place desc);
create index on app.webhook_deliveries (at);
insert into app.feed_cursors values ('webhooks', pg_current_xact_id());
-- Whose webhook pauses is told.
update app.notice_kinds set place = place + 1 where place > 8;
insert into app.notice_kinds (kind, place, security, email, push) values ('webhook', 9, false, true, false);

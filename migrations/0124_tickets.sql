CREATE TABLE "tickets" (
	"id" uuid PRIMARY KEY DEFAULT app.new_id() NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"deleted_at" timestamp with time zone,
	"deleted_by" uuid,
	"external_source" text,
	"external_id" text,
	"owner_id" uuid,
	"team_id" uuid,
	"name" text NOT NULL,
	"body" text,
	"number" integer DEFAULT null NOT NULL,
	"kind" text DEFAULT 'question' NOT NULL,
	"priority" text DEFAULT 'normal' NOT NULL,
	"urgency" smallint GENERATED ALWAYS AS (array_position('{urgent,high,normal,low}'::text[], priority) - 1) STORED NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"channel" text DEFAULT 'other' NOT NULL,
	"account_id" uuid,
	"account_name" text,
	"contact_id" uuid,
	"requester" text,
	"answer_due_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"solve_due_at" timestamp with time zone,
	"solved_at" timestamp with time zone,
	"waits_since" timestamp with time zone,
	"waited" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone GENERATED ALWAYS AS (case when status in ('resolved', 'closed', 'spam') then null when answered_at is null then
		answer_due_at when waits_since is null then solve_due_at end) STORED,
	"answer" text GENERATED ALWAYS AS (case when answered_at <= answer_due_at then 'in_time' when answered_at > answer_due_at then 'late' when answer_due_at is
		not null then 'awaited' end) STORED,
	"solving" text GENERATED ALWAYS AS (case when solved_at <= solve_due_at then 'in_time' when solved_at > solve_due_at then 'late' when solve_due_at is not null
		then 'awaited' end) STORED,
	"reopened" smallint DEFAULT 0 NOT NULL,
	"solution" text,
	"rating" text,
	"rating_note" text,
	"problem_id" uuid,
	"tag_ids" uuid[] DEFAULT '{}' NOT NULL,
	"search" text GENERATED ALWAYS AS (app.fold('#' || number::text, name, account_name, requester)) STORED,
	"custom" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "tickets_name" CHECK (length(btrim("tickets"."name")) > 0),
	CONSTRAINT "tickets_solution" CHECK (length("tickets"."solution") <= 2000),
	CONSTRAINT "tickets_rating_note" CHECK (length("tickets"."rating_note") <= 2000),
	CONSTRAINT "tickets_problem_id" CHECK ("tickets"."problem_id" <> "tickets"."id")
);

ALTER TABLE "company" ADD COLUMN "support_times" jsonb DEFAULT '{"urgent":[60,480],"high":[120,960],"normal":[480,2400],"low":[960,4800]}'::jsonb NOT NULL;
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_owner_id_people_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."people"("id") ON DELETE no action ON UPDATE
	no action;
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE no action ON UPDATE no
	action;
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON
	UPDATE no action;
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_problem_id_tickets_id_fk" FOREIGN KEY ("problem_id") REFERENCES "public"."tickets"("id") ON DELETE no action ON
	UPDATE no action;
CREATE INDEX "tickets_created_at_id_index" ON "tickets" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tickets_team_id_created_at_id_index" ON "tickets" USING btree ("team_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tickets_owner_id_created_at_id_index" ON "tickets" USING btree ("owner_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tickets_account_id_created_at_id_index" ON "tickets" USING btree ("account_id","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tickets_created_by_created_at_id_index" ON "tickets" USING btree ("created_by","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tickets_status_created_at_id_index" ON "tickets" USING btree ("status","created_at" DESC NULLS FIRST,"id") WHERE deleted_at is null;
CREATE INDEX "tickets_name_id_index" ON "tickets" USING btree ("name","id");
CREATE INDEX "tickets_bin_index" ON "tickets" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE deleted_at is not null;
CREATE INDEX "tickets_external_source_external_id_index" ON "tickets" USING btree ("external_source","external_id");
CREATE INDEX "tickets_search_index" ON "tickets" USING gin ("search" gin_trgm_ops);
CREATE UNIQUE INDEX "tickets_number" ON "tickets" USING btree ("number");
CREATE INDEX "tickets_due_at_id_index" ON "tickets" USING btree ("due_at","id");
CREATE INDEX "tickets_urgency_id_index" ON "tickets" USING btree ("urgency","id");
CREATE INDEX "tickets_contact_id_index" ON "tickets" USING btree ("contact_id");
CREATE INDEX "tickets_problem_id_index" ON "tickets" USING btree ("problem_id");
-- The number that a ticket got last. (A sequence leaves a gap for each that is refused.)
create table app.ticket_numbers (last int not null);
insert into app.ticket_numbers values (0);
insert into app.entities (entity, state, rolled_up, rolled_up_by) values ('tickets', 'status', '{}', null);
-- From any state to any other but back to new; who asks from outside may do less (app.check_client_ticket).
insert into app.transitions (entity, "from", "to") select 'tickets', a, b
  from unnest('{new,in_progress,awaiting_client,awaiting_third_party,resolved,closed,spam}'::text[]) a,
  unnest('{in_progress,awaiting_client,awaiting_third_party,resolved,closed,spam}'::text[]) b where a <> b
  union all select 'tickets', '', s from unnest('{new,in_progress,awaiting_client,awaiting_third_party,resolved,closed}'::text[]) s;
insert into app.reference_lists (entity, list, target) values ('tickets', 'tag_ids', 'tags');
insert into app.copied_columns (entity, parent, via, col, from_col) values ('tickets', 'accounts', 'account_id', 'account_name', 'name');
insert into app.copied_columns (entity, parent, via, col, from_col) select child, 'tickets', 'row_id', col, from_col
  from (values ('activities'::name), ('comments'), ('files')) children (child), (values ('about'::name, 'name'::name), ('parent_owner_id', 'owner_id'),
    ('parent_team_id', 'team_id'), ('parent_account_id', 'account_id'), ('parent_created_by', 'created_by'),
    ('parent_deleted_at', 'deleted_at')) columns (col, from_col);
-- Whoever asked sees it, whoever works for its client, and the people of that client.
insert into app.scopes (entity, scope, col, "key", extra) values ('tickets', 'mine', 'created_by', 'user', null),
  ('tickets', 'client', 'account_id', 'member:client', null), ('tickets', 'shown', 'account_id', 'account', 'deleted_at is null');
insert into app.role_permissions (role, entity, verb, scope) select role, 'tickets', verb, scope from (values
  ('{ceo,admin,support}'::text[], '{read,create,export}'::text[], '{all}'::text[]), ('{admin,support}', '{update,assign}', '{all}'),
  ('{admin,support}', '{claim}', '{unowned}'), ('{admin}', '{delete,import}', '{all}'), ('{auditor}', '{read}', '{all}'),
  ('{project_manager,team_member,employee,sales,marketing}', '{create}', '{all}'),
  ('{project_manager,team_member,employee}', '{read}', '{own,mine,client}'), ('{sales,marketing}', '{read}', '{own,team,mine,client}'),
  ('{ceo,project_manager,team_member,employee,sales,marketing}', '{update,assign}', '{own}')) granted (roles, verbs, scopes),
  unnest(roles) role, unnest(verbs) verb, unnest(scopes) scope;
insert into app.role_permissions (role, entity, verb, scope, columns) select role, 'tickets', verb, 'shown', columns from (values
  ('read', '{body,number,kind,priority,urgency,status,channel,account_name,requester,'
    'answer_due_at,answered_at,solve_due_at,solved_at,waits_since,due_at,answer,solving,reopened,solution,rating,rating_note}'::text[]),
  ('create', '{name,body,kind,account_id}'), ('update', '{status,rating,rating_note}')) granted (verb, columns),
  unnest('{client,client_admin}'::text[]) role;
insert into app.searchable (entity, entity_type, state, codes) values ('tickets', 'other', 'status', '{}');
insert into app.noticed (entity, one, many, state, path) values ('tickets', 'Ticket', 'Tickets', 'status', '/support');
insert into app.search_operators (operator, word, meaning) select 'type', word, 'tickets'
  from unnest('{ticket,tickets,support}'::text[]) word on conflict do nothing;
insert into app.notice_kinds (kind, place, security, email, push) values ('ticket_asked', 1, false, true, false), ('ticket_due', 4, false, true, true);
-- The due moment of each ticket that was announced last, and whether as late.
create table app.ticket_reminders (ticket_id uuid primary key references public.tickets (id) on delete cascade,
  due_at timestamptz not null, late boolean not null);

create table public.tickets (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  external_source text,
  external_id text,
  owner_id uuid,
  team_id uuid,
  name text not null,
  body text,
  number integer not null,
  kind text not null default 'question'::text,
  priority text not null default 'normal'::text,
  urgency smallint not null generated always as ((array_position('{urgent,high,normal,low}'::text[], priority) - 1)) stored,
  status text not null default 'new'::text,
  channel text not null default 'other'::text,
  account_id uuid,
  account_name text,
  contact_id uuid,
  requester text,
  answer_due_at timestamp with time zone,
  answered_at timestamp with time zone,
  solve_due_at timestamp with time zone,
  solved_at timestamp with time zone,
  waits_since timestamp with time zone,
  waited integer not null default 0,
  due_at timestamp with time zone generated always as (
CASE
    WHEN (status = ANY (ARRAY['resolved'::text, 'closed'::text, 'spam'::text])) THEN NULL::timestamp with time zone
    WHEN (answered_at IS NULL) THEN answer_due_at
    WHEN (waits_since IS NULL) THEN solve_due_at
    ELSE NULL::timestamp with time zone
END) stored,
  answer text generated always as (
CASE
    WHEN (answered_at <= answer_due_at) THEN 'in_time'::text
    WHEN (answered_at > answer_due_at) THEN 'late'::text
    WHEN (answer_due_at IS NOT NULL) THEN 'awaited'::text
    ELSE NULL::text
END) stored,
  solving text generated always as (
CASE
    WHEN (solved_at <= solve_due_at) THEN 'in_time'::text
    WHEN (solved_at > solve_due_at) THEN 'late'::text
    WHEN (solve_due_at IS NOT NULL) THEN 'awaited'::text
    ELSE NULL::text
END) stored,
  reopened smallint not null default 0,
  solution text,
  rating text,
  rating_note text,
  problem_id uuid,
  tag_ids uuid[] not null default '{}'::uuid[],
  search text generated always as (app.fold(VARIADIC ARRAY[('#'::text || (number)::text), name, account_name, requester])) stored,
  custom jsonb not null default '{}'::jsonb,
  constraint tickets_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint tickets_contact_id_contacts_id_fk FOREIGN KEY (contact_id) REFERENCES contacts(id),
  constraint tickets_name CHECK ((length(btrim(name)) > 0)),
  constraint tickets_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint tickets_pkey PRIMARY KEY (id),
  constraint tickets_problem_id CHECK ((problem_id <> id)),
  constraint tickets_problem_id_tickets_id_fk FOREIGN KEY (problem_id) REFERENCES tickets(id),
  constraint tickets_rating_note CHECK ((length(rating_note) <= 2000)),
  constraint tickets_solution CHECK ((length(solution) <= 2000)),
  constraint tickets_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX tickets_account_id_created_at_id_index ON public.tickets USING btree (account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tickets_bin_index ON public.tickets USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX tickets_contact_id_index ON public.tickets USING btree (contact_id);
CREATE INDEX tickets_created_at_id_index ON public.tickets USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tickets_created_by_created_at_id_index ON public.tickets USING btree (created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tickets_due_at_id_index ON public.tickets USING btree (due_at, id);
CREATE INDEX tickets_external_source_external_id_index ON public.tickets USING btree (external_source, external_id);
CREATE INDEX tickets_name_id_index ON public.tickets USING btree (name, id);
CREATE UNIQUE INDEX tickets_number ON public.tickets USING btree (number);
CREATE INDEX tickets_owner_id_created_at_id_index ON public.tickets USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tickets_problem_id_index ON public.tickets USING btree (problem_id);
CREATE INDEX tickets_search_index ON public.tickets USING gin (search gin_trgm_ops);
CREATE INDEX tickets_status_created_at_id_index ON public.tickets USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tickets_team_id_created_at_id_index ON public.tickets USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX tickets_urgency_id_index ON public.tickets USING btree (urgency, id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.copies_to_tickets();
CREATE TRIGGER b_own BEFORE INSERT ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.references_of_tickets();
CREATE TRIGGER d_ticket BEFORE INSERT OR UPDATE ON public.tickets FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION app.check_ticket();
CREATE TRIGGER e_ticket BEFORE INSERT OR UPDATE OF status, priority, account_id ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.enter_ticket();
CREATE TRIGGER x_copies_to_activities AFTER UPDATE ON public.tickets REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tickets_to_activities();
CREATE TRIGGER x_copies_to_comments AFTER UPDATE ON public.tickets REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tickets_to_comments();
CREATE TRIGGER x_copies_to_files AFTER UPDATE ON public.tickets REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_tickets_to_files();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.tickets REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_tickets();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.tickets REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_tickets();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.tickets REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_tickets();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.tickets FOR EACH ROW EXECUTE FUNCTION app.log_change('{contact_id,custom,external_id,external_source,problem_id,search,tag_ids,waited}');

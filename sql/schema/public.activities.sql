create table public.activities (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  entity text not null,
  row_id uuid not null,
  about text,
  parent_owner_id uuid,
  parent_team_id uuid,
  parent_deleted_at timestamp with time zone,
  owner_id uuid,
  team_id uuid,
  kind text not null,
  state text not null default 'planned'::text,
  subject text,
  body text,
  name text not null generated always as (COALESCE(NULLIF(subject, ''::text), "left"(NULLIF(body, ''::text), 120), kind)) stored,
  at timestamp with time zone,
  duration integer,
  outcome text,
  location text,
  participant_ids uuid[] not null default '{}'::uuid[],
  search text generated always as (app.fold(VARIADIC ARRAY[about, subject, body, outcome, location])) stored,
  project_id uuid,
  parent_manager_id uuid,
  parent_created_by uuid,
  contact_ids uuid[] not null default '{}'::uuid[],
  parent_account_id uuid,
  constraint activities_at CHECK (((state <> 'done'::text) OR (at IS NOT NULL))),
  constraint activities_duration CHECK (((duration >= 0) AND (duration <= 10080))),
  constraint activities_kind CHECK ((kind = ANY (ARRAY['call'::text, 'meeting'::text, 'visit'::text, 'email'::text, 'note'::text, 'to_do'::text]))),
  constraint activities_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint activities_pkey PRIMARY KEY (id),
  constraint activities_state CHECK ((state = ANY (ARRAY['planned'::text, 'done'::text, 'cancelled'::text]))),
  constraint activities_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX activities_at_id_index ON public.activities USING btree (at, id);
CREATE INDEX activities_bin_index ON public.activities USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX activities_contact_ids_index ON public.activities USING gin (contact_ids);
CREATE INDEX activities_created_at_id_index ON public.activities USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX activities_owner_id_created_at_id_index ON public.activities USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX activities_owner_id_state_at_id_index ON public.activities USING btree (owner_id, state, at, id);
CREATE INDEX activities_parent_account_id_created_at_id_index ON public.activities USING btree (parent_account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX activities_parent_created_by_created_at_id_index ON public.activities USING btree (parent_created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX activities_parent_manager_id_created_at_id_index ON public.activities USING btree (parent_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX activities_parent_owner_id_created_at_id_index ON public.activities USING btree (parent_owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX activities_parent_team_id_created_at_id_index ON public.activities USING btree (parent_team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX activities_participant_ids_index ON public.activities USING gin (participant_ids);
CREATE INDEX activities_planned_at ON public.activities USING btree (array_position(ARRAY['planned'::text, 'done'::text, 'cancelled'::text], state), at, id);
CREATE INDEX activities_project_id_created_at_id_index ON public.activities USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX activities_row_id_at_id_index ON public.activities USING btree (row_id, at DESC, id);
CREATE INDEX activities_row_id_state_at_id_index ON public.activities USING btree (row_id, state, at, id);
CREATE INDEX activities_search_index ON public.activities USING gin (search gin_trgm_ops);
CREATE INDEX activities_team_id_created_at_id_index ON public.activities USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.activities FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.activities FOR EACH ROW EXECUTE FUNCTION app.copies_to_activities();
CREATE TRIGGER b_own BEFORE INSERT ON public.activities FOR EACH ROW EXECUTE FUNCTION app.own('always');
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.activities FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.activities FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER c_contacts BEFORE INSERT OR UPDATE OF contact_ids ON public.activities FOR EACH ROW WHEN ((new.contact_ids <> '{}'::uuid[])) EXECUTE FUNCTION app.check_contacts();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF state ON public.activities FOR EACH ROW EXECUTE FUNCTION app.guard_transition('state');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.activities FOR EACH ROW EXECUTE FUNCTION app.references_of_activities();
CREATE TRIGGER d_sees BEFORE INSERT OR UPDATE OF entity, row_id ON public.activities FOR EACH ROW EXECUTE FUNCTION app.see_parent();
CREATE TRIGGER w_health AFTER INSERT OR DELETE ON public.activities FOR EACH ROW EXECUTE FUNCTION app.queue_health();
CREATE TRIGGER w_health_changed AFTER UPDATE ON public.activities FOR EACH ROW WHEN ((((((new.row_id IS DISTINCT FROM old.row_id) OR (new.state IS DISTINCT FROM old.state)) OR (new.kind IS DISTINCT FROM old.kind)) OR (new.at IS DISTINCT FROM old.at)) OR (new.deleted_at IS DISTINCT FROM old.deleted_at))) EXECUTE FUNCTION app.queue_health();
CREATE TRIGGER w_next_step AFTER INSERT ON public.activities REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.roll_up_next_step();
CREATE TRIGGER w_next_step_changed AFTER UPDATE ON public.activities REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.roll_up_next_step();
CREATE TRIGGER w_next_step_gone AFTER DELETE ON public.activities REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.roll_up_next_step();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.activities REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_activities();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.activities REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_activities();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.activities REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_activities();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.activities FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

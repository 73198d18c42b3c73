create table public.campaigns (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  owner_id uuid,
  name text not null,
  kind text not null default 'email'::text,
  status text not null default 'planned'::text,
  goal text,
  code text,
  budget numeric(14,2),
  cost numeric(14,2),
  starts_on date,
  ends_on date,
  template_id uuid,
  audience jsonb,
  basis text not null default 'consent'::text,
  an_hour integer not null default 1000,
  from_hour integer not null default 8,
  until_hour integer not null default 20,
  approved_by uuid,
  approved_at timestamp with time zone,
  approved_text text,
  started_by uuid,
  started_at timestamp with time zone,
  paused_reason text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, code, goal])) stored,
  constraint campaigns_an_hour CHECK (((an_hour >= 1) AND (an_hour <= 20000))),
  constraint campaigns_approved_by_people_id_fk FOREIGN KEY (approved_by) REFERENCES people(id),
  constraint campaigns_audience CHECK ((length((audience)::text) <= 8000)),
  constraint campaigns_budget CHECK ((budget >= (0)::numeric)),
  constraint campaigns_code CHECK ((code ~ '^[a-z0-9][a-z0-9_.-]{0,59}$'::text)),
  constraint campaigns_cost CHECK ((cost >= (0)::numeric)),
  constraint campaigns_ends_on CHECK ((ends_on >= starts_on)),
  constraint campaigns_ends_on_years CHECK (((ends_on >= '0001-01-01'::date) AND (ends_on <= '9999-12-31'::date))) NOT VALID,
  constraint campaigns_from_hour CHECK (((from_hour >= 0) AND (from_hour <= 23))),
  constraint campaigns_goal CHECK ((length(goal) <= 2000)),
  constraint campaigns_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint campaigns_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_started_by_people_id_fk FOREIGN KEY (started_by) REFERENCES people(id),
  constraint campaigns_starts_on_years CHECK (((starts_on >= '0001-01-01'::date) AND (starts_on <= '9999-12-31'::date))) NOT VALID,
  constraint campaigns_template_id_email_templates_id_fk FOREIGN KEY (template_id) REFERENCES email_templates(id),
  constraint campaigns_until_hour CHECK ((((until_hour >= 1) AND (until_hour <= 24)) AND (until_hour > from_hour)))
);
CREATE INDEX campaigns_approved_by_index ON public.campaigns USING btree (approved_by);
CREATE INDEX campaigns_bin_index ON public.campaigns USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE UNIQUE INDEX campaigns_code_index ON public.campaigns USING btree (code) WHERE (deleted_at IS NULL);
CREATE INDEX campaigns_created_at_id_index ON public.campaigns USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX campaigns_name_id_index ON public.campaigns USING btree (name, id);
CREATE INDEX campaigns_owner_id_created_at_id_index ON public.campaigns USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX campaigns_search_index ON public.campaigns USING gin (search gin_trgm_ops);
CREATE INDEX campaigns_started_by_index ON public.campaigns USING btree (started_by);
CREATE INDEX campaigns_starts_on_id_index ON public.campaigns USING btree (starts_on, id);
CREATE INDEX campaigns_status_created_at_id_index ON public.campaigns USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX campaigns_template_id_index ON public.campaigns USING btree (template_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.references_of_campaigns();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.keep_campaign();
CREATE TRIGGER w_code AFTER UPDATE ON public.campaigns FOR EACH ROW WHEN ((new.code IS DISTINCT FROM old.code)) EXECUTE FUNCTION app.follow_campaign_code();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.campaigns REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_campaigns();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.campaigns REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_campaigns();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.campaigns REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_campaigns();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.campaigns FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.leads (
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
  title text,
  company_name text,
  account_id uuid,
  emails text[] not null default '{}'::text[],
  phones text[] not null default '{}'::text[],
  website text,
  city text,
  country text,
  language text,
  source text,
  stage text not null,
  stage_entered_at timestamp with time zone not null default now(),
  reopened_to text,
  value numeric(14,2),
  currency text not null default 'EUR'::text,
  probability integer not null,
  weighted numeric(14,2) generated always as (round(((value * (probability)::numeric) / (100)::numeric), 2)) stored,
  expected_close date,
  score integer,
  next_activity text,
  next_activity_at timestamp with time zone,
  last_touch_at timestamp with time zone,
  lost_reason text,
  lost_note text,
  do_not_contact boolean not null default false,
  duplicate_of uuid,
  note text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, company_name, title, city, app.words(emails), app.words(phones)])) stored,
  custom jsonb not null default '{}'::jsonb,
  tag_ids uuid[] not null default '{}'::uuid[],
  converted_at timestamp with time zone,
  converted_contact_id uuid,
  score_reasons jsonb,
  score_until timestamp with time zone,
  answer_due_at timestamp with time zone,
  answered_at timestamp with time zone,
  answer_minutes integer,
  answer text generated always as (
CASE
    WHEN (answered_at <= answer_due_at) THEN 'in_time'::text
    WHEN (answered_at > answer_due_at) THEN 'late'::text
    WHEN (answer_due_at IS NOT NULL) THEN 'awaited'::text
    ELSE NULL::text
END) stored,
  campaign_id uuid,
  constraint leads_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint leads_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint leads_converted_contact_id_fkey FOREIGN KEY (converted_contact_id) REFERENCES contacts(id),
  constraint leads_duplicate_of_leads_id_fk FOREIGN KEY (duplicate_of) REFERENCES leads(id),
  constraint leads_expected_close_years CHECK (((expected_close >= '0001-01-01'::date) AND (expected_close <= '9999-12-31'::date))) NOT VALID,
  constraint leads_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint leads_pkey PRIMARY KEY (id),
  constraint leads_probability CHECK (((probability >= 0) AND (probability <= 100))),
  constraint leads_score CHECK (((score >= 0) AND (score <= 100))),
  constraint leads_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id),
  constraint leads_value CHECK ((value >= (0)::numeric))
);
CREATE INDEX leads_account_id_index ON public.leads USING btree (account_id);
CREATE INDEX leads_bin_index ON public.leads USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX leads_campaign_id_created_at_id_index ON public.leads USING btree (campaign_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX leads_converted_contact_id_idx ON public.leads USING btree (converted_contact_id);
CREATE INDEX leads_created_figures_index ON public.leads USING btree (created_at DESC, id, owner_id, team_id, answer_minutes, value, currency, stage, source, answer, reopened_to) WHERE (deleted_at IS NULL);
CREATE INDEX leads_due_figures_index ON public.leads USING btree (answer_due_at, stage, id, owner_id, team_id) WHERE ((answer = 'awaited'::text) AND (deleted_at IS NULL));
CREATE INDEX leads_duplicate_of_index ON public.leads USING btree (duplicate_of);
CREATE INDEX leads_emails_index ON public.leads USING gin (emails);
CREATE INDEX leads_entered_figures_index ON public.leads USING btree (stage, stage_entered_at, id, owner_id, team_id, next_activity_at, expected_close, value, weighted, currency, lost_reason) WHERE (deleted_at IS NULL);
CREATE INDEX leads_external_id_index ON public.leads USING btree (external_id) WHERE (external_id IS NOT NULL);
CREATE INDEX leads_external_source_external_id_index ON public.leads USING btree (external_source, external_id);
CREATE INDEX leads_owner_id_created_at_id_index ON public.leads USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX leads_score_until_index ON public.leads USING btree (score_until) WHERE (score_until IS NOT NULL);
CREATE INDEX leads_search_index ON public.leads USING gin (search gin_trgm_ops);
CREATE INDEX leads_stage_created_at_id_index ON public.leads USING btree (stage, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX leads_team_id_created_at_id_index ON public.leads USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION app.stamp('{next_activity,next_activity_at,last_touch_at,score,score_reasons,score_until,answered_at,answer_minutes,weighted,search,answer}');
CREATE TRIGGER b_own BEFORE INSERT ON public.leads FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.leads FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF stage ON public.leads FOR EACH ROW EXECUTE FUNCTION app.guard_transition('stage', 'stages');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION app.references_of_leads();
CREATE TRIGGER e_choices BEFORE INSERT OR UPDATE OF source, lost_reason ON public.leads FOR EACH ROW WHEN (((new.source IS NOT NULL) OR (new.lost_reason IS NOT NULL))) EXECUTE FUNCTION app.choose_for_lead();
CREATE TRIGGER e_own_values BEFORE UPDATE OF custom ON public.leads FOR EACH ROW WHEN ((new.custom IS DISTINCT FROM old.custom)) EXECUTE FUNCTION app.check_own_values();
CREATE TRIGGER e_own_values_new BEFORE INSERT ON public.leads FOR EACH ROW WHEN ((new.custom <> '{}'::jsonb)) EXECUTE FUNCTION app.check_own_values();
CREATE TRIGGER e_stage BEFORE INSERT OR UPDATE OF stage, lost_reason ON public.leads FOR EACH ROW EXECUTE FUNCTION app.enter_stage();
CREATE TRIGGER f_answer BEFORE INSERT ON public.leads FOR EACH ROW EXECUTE FUNCTION app.await_answer();
CREATE TRIGGER f_answer_kept BEFORE UPDATE OF answer_due_at, answered_at, answer_minutes ON public.leads FOR EACH ROW WHEN ((pg_trigger_depth() = 0)) EXECUTE FUNCTION app.await_answer();
CREATE TRIGGER f_score BEFORE INSERT OR UPDATE OF source, country, emails, phones, company_name, title, website, value, currency, expected_close, next_activity_at, last_touch_at, account_id, score, score_until ON public.leads FOR EACH ROW EXECUTE FUNCTION app.score_lead();
CREATE TRIGGER w_health AFTER INSERT ON public.leads FOR EACH ROW WHEN ((new.account_id IS NOT NULL)) EXECUTE FUNCTION app.queue_health();
CREATE TRIGGER w_health_changed AFTER UPDATE ON public.leads FOR EACH ROW WHEN ((((((new.account_id IS DISTINCT FROM old.account_id) OR (new.stage IS DISTINCT FROM old.stage)) OR (new.owner_id IS DISTINCT FROM old.owner_id)) OR (new.team_id IS DISTINCT FROM old.team_id)) OR (new.deleted_at IS DISTINCT FROM old.deleted_at))) EXECUTE FUNCTION app.queue_health();
CREATE TRIGGER w_next_step AFTER INSERT ON public.leads FOR EACH ROW WHEN (((pg_trigger_depth() = 0) AND ((new.next_activity IS NOT NULL) OR (new.next_activity_at IS NOT NULL)))) EXECUTE FUNCTION app.plan_next_step();
CREATE TRIGGER w_next_step_moved AFTER UPDATE ON public.leads FOR EACH ROW WHEN (((pg_trigger_depth() = 0) AND ((new.next_activity IS DISTINCT FROM old.next_activity) OR (new.next_activity_at IS DISTINCT FROM old.next_activity_at)))) EXECUTE FUNCTION app.plan_next_step();
CREATE TRIGGER w_stay AFTER INSERT ON public.leads FOR EACH ROW EXECUTE FUNCTION app.keep_stay();
CREATE TRIGGER w_stay_changed AFTER UPDATE ON public.leads FOR EACH ROW WHEN ((new.stage IS DISTINCT FROM old.stage)) EXECUTE FUNCTION app.keep_stay();
CREATE TRIGGER w_won AFTER INSERT ON public.leads FOR EACH ROW WHEN ((new.account_id IS NOT NULL)) EXECUTE FUNCTION app.follow_won_lead();
CREATE TRIGGER w_won_now AFTER UPDATE ON public.leads FOR EACH ROW WHEN (((new.account_id IS NOT NULL) AND ((new.stage IS DISTINCT FROM old.stage) OR (new.account_id IS DISTINCT FROM old.account_id)))) EXECUTE FUNCTION app.follow_won_lead();
CREATE TRIGGER x_copies_to_activities AFTER UPDATE ON public.leads REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_leads_to_activities();
CREATE TRIGGER x_copies_to_comments AFTER UPDATE ON public.leads REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_leads_to_comments();
CREATE TRIGGER x_copies_to_files AFTER UPDATE ON public.leads REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_leads_to_files();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.leads REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_leads();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.leads REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_leads();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.leads REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_leads();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.leads FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{score_reasons,score_until,answered_at,answer_minutes,answer}');

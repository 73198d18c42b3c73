create table public.form_submissions (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  form_id uuid,
  name text not null,
  status text not null default 'received'::text,
  sent jsonb not null default '{}'::jsonb,
  original jsonb,
  edition integer not null default 1,
  consent text,
  consent_version integer,
  consented_at timestamp with time zone,
  address text,
  confirmed_at timestamp with time zone,
  confirmed_from text,
  utm jsonb not null default '{}'::jsonb,
  page text,
  referrer text,
  step text,
  reason text,
  once text,
  attempts integer not null default 0,
  outcome text,
  lead_id uuid,
  contact_id uuid,
  assignee_id uuid,
  done_at timestamp with time zone,
  search text generated always as (app.fold(VARIADIC ARRAY[name])) stored,
  constraint form_submissions_address CHECK (((length(address) <= 100) AND (length(confirmed_from) <= 100))),
  constraint form_submissions_assignee_id_people_id_fk FOREIGN KEY (assignee_id) REFERENCES people(id),
  constraint form_submissions_contact_id_contacts_id_fk FOREIGN KEY (contact_id) REFERENCES contacts(id) ON DELETE CASCADE,
  constraint form_submissions_form_id_forms_id_fk FOREIGN KEY (form_id) REFERENCES forms(id),
  constraint form_submissions_lead_id_leads_id_fk FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint form_submissions_name CHECK ((length(name) <= 200)),
  constraint form_submissions_pkey PRIMARY KEY (id),
  constraint form_submissions_reason CHECK ((length(reason) <= 300))
);
CREATE INDEX form_submissions_assignee_id_created_at_id_index ON public.form_submissions USING btree (assignee_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX form_submissions_bin_index ON public.form_submissions USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX form_submissions_contact_id_index ON public.form_submissions USING btree (contact_id);
CREATE INDEX form_submissions_created_at_id_index ON public.form_submissions USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX form_submissions_created_at_index ON public.form_submissions USING btree (created_at) WHERE (status = 'received'::text);
CREATE INDEX form_submissions_form_id_address_created_at_index ON public.form_submissions USING btree (form_id, address, created_at);
CREATE INDEX form_submissions_form_id_assignee_id_done_at_index ON public.form_submissions USING btree (form_id, assignee_id, done_at);
CREATE INDEX form_submissions_form_id_created_at_id_index ON public.form_submissions USING btree (form_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX form_submissions_lead_id_index ON public.form_submissions USING btree (lead_id);
CREATE UNIQUE INDEX form_submissions_once ON public.form_submissions USING btree (form_id, once);
CREATE INDEX form_submissions_search_index ON public.form_submissions USING gin (search gin_trgm_ops);
CREATE INDEX form_submissions_status_created_at_id_index ON public.form_submissions USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.form_submissions FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.form_submissions FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.form_submissions FOR EACH ROW EXECUTE FUNCTION app.references_of_form_submissions();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.form_submissions FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{}', '{sent,original,address,confirmed_from,once,utm}');

create table public.forms (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  lead_owner_id uuid,
  name text not null,
  status text not null default 'draft'::text,
  language text not null default 'english'::text,
  heading text,
  intro text,
  asked jsonb not null default '{"fields": [{"field": "name", "required": true}, {"field": "email", "required": true}, {"field": "note", "required": false}]}'::jsonb,
  consent text,
  consent_version integer not null default 0,
  consent_required boolean not null default true,
  confirms boolean not null default false,
  thanks text,
  thanks_address text,
  assigning text not null default 'owner'::text,
  assignee_ids uuid[] not null default '{}'::uuid[],
  source text,
  campaign text,
  edition integer not null default 1,
  key text not null default replace((gen_random_uuid())::text, '-'::text, ''::text),
  search text generated always as (app.fold(VARIADIC ARRAY[name, heading, campaign])) stored,
  constraint forms_campaign CHECK ((length(campaign) <= 100)),
  constraint forms_consent CHECK (((btrim(consent) <> ''::text) AND (length(consent) <= 1000))),
  constraint forms_heading CHECK ((length(heading) <= 200)),
  constraint forms_key UNIQUE (key),
  constraint forms_key_shape CHECK ((key ~ '^[0-9a-f]{32}$'::text)),
  constraint forms_lead_owner_id_people_id_fk FOREIGN KEY (lead_owner_id) REFERENCES people(id),
  constraint forms_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint forms_pkey PRIMARY KEY (id),
  constraint forms_thanks CHECK ((length(thanks) <= 1000)),
  constraint forms_thanks_address CHECK (((length(thanks_address) <= 500) AND (thanks_address ~ '^https?://'::text)))
);
CREATE INDEX forms_bin_index ON public.forms USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX forms_created_at_id_index ON public.forms USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX forms_lead_owner_id_index ON public.forms USING btree (lead_owner_id);
CREATE INDEX forms_name_id_index ON public.forms USING btree (name, id);
CREATE INDEX forms_search_index ON public.forms USING gin (search gin_trgm_ops);
CREATE INDEX forms_status_created_at_id_index ON public.forms USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.forms FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.forms FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.forms FOR EACH ROW EXECUTE FUNCTION app.references_of_forms();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.forms FOR EACH ROW EXECUTE FUNCTION app.keep_form();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.forms FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.suppressions (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  reason text not null default 'asked'::text,
  campaign_id uuid,
  asked_from text,
  note text,
  search text generated always as (app.fold(VARIADIC ARRAY[name])) stored,
  constraint suppressions_asked_from CHECK ((length(asked_from) <= 100)),
  constraint suppressions_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint suppressions_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 320))),
  constraint suppressions_note CHECK ((length(note) <= 500)),
  constraint suppressions_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX suppressions_address_index ON public.suppressions USING btree (name) WHERE (deleted_at IS NULL);
CREATE INDEX suppressions_bin_index ON public.suppressions USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX suppressions_campaign_id_index ON public.suppressions USING btree (campaign_id);
CREATE INDEX suppressions_created_at_id_index ON public.suppressions USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX suppressions_name_id_index ON public.suppressions USING btree (name, id);
CREATE INDEX suppressions_reason_created_at_id_index ON public.suppressions USING btree (reason, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX suppressions_search_index ON public.suppressions USING gin (search gin_trgm_ops);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.suppressions FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.suppressions FOR EACH ROW EXECUTE FUNCTION app.references_of_suppressions();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.suppressions FOR EACH ROW EXECUTE FUNCTION app.keep_suppression();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.suppressions FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{}', '{asked_from}');

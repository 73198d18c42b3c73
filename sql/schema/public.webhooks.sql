create table public.webhooks (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  reader_id uuid,
  name text not null,
  address text not null,
  events text[] not null,
  filter_field text,
  filter_value text,
  note text,
  status text not null default 'waiting'::text,
  paused_reason text,
  paused_at timestamp with time zone,
  failing_since timestamp with time zone,
  last_error text,
  secret_at timestamp with time zone,
  old_secret_until timestamp with time zone,
  dropped integer not null default 0,
  search text generated always as (app.fold(VARIADIC ARRAY[name, address])) stored,
  constraint webhooks_address CHECK (((length(address) <= 500) AND (address ~ '^https?://[^/@?#[:space:]]+(/[^?#[:space:]]*)?$'::text))),
  constraint webhooks_events CHECK ((((cardinality(events) >= 1) AND (cardinality(events) <= 50)) AND (array_to_string(events, ' '::text, ''::text) ~ '^((leads|accounts|contacts|activities|projects|tasks|documents|tickets|time_entries)[.](created|updated|removed|entered:[a-z][a-z0-9_]{0,59})( |$))+$'::text))),
  constraint webhooks_filter_field CHECK ((filter_field ~ '^[a-z][a-z0-9_]{0,59}$'::text)),
  constraint webhooks_filter_value CHECK (((length(filter_value) <= 200) AND ((filter_value IS NULL) = (filter_field IS NULL)))),
  constraint webhooks_last_error CHECK ((length(last_error) <= 300)),
  constraint webhooks_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint webhooks_note CHECK ((length(note) <= 2000)),
  constraint webhooks_paused_reason CHECK ((length(paused_reason) <= 300)),
  constraint webhooks_pkey PRIMARY KEY (id),
  constraint webhooks_reader_id_people_id_fk FOREIGN KEY (reader_id) REFERENCES people(id)
);
CREATE INDEX webhooks_bin_index ON public.webhooks USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX webhooks_created_at_id_index ON public.webhooks USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX webhooks_name_id_index ON public.webhooks USING btree (name, id);
CREATE INDEX webhooks_reader_id_index ON public.webhooks USING btree (reader_id);
CREATE INDEX webhooks_search_index ON public.webhooks USING gin (search gin_trgm_ops);
CREATE INDEX webhooks_status_created_at_id_index ON public.webhooks USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.webhooks FOR EACH ROW EXECUTE FUNCTION app.stamp('{status,paused_reason,paused_at,failing_since,last_error,dropped,search}');
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.webhooks FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.webhooks FOR EACH ROW EXECUTE FUNCTION app.references_of_webhooks();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.webhooks FOR EACH ROW EXECUTE FUNCTION app.keep_webhook();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.webhooks FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{last_error,dropped}');

create table public.campaign_links (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  campaign_id uuid not null,
  name text not null,
  target text not null,
  source text not null,
  medium text not null,
  content text,
  address text,
  key text not null default "left"(replace((gen_random_uuid())::text, '-'::text, ''::text), 12),
  search text generated always as (app.fold(VARIADIC ARRAY[name, target])) stored,
  constraint campaign_links_campaign_id_campaigns_id_fk FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint campaign_links_content CHECK ((content ~ '^[A-Za-z0-9_.-]{1,60}$'::text)),
  constraint campaign_links_key UNIQUE (key),
  constraint campaign_links_key_shape CHECK ((key ~ '^[0-9a-f]{12}$'::text)),
  constraint campaign_links_medium CHECK ((medium ~ '^[A-Za-z0-9_.-]{1,60}$'::text)),
  constraint campaign_links_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint campaign_links_pkey PRIMARY KEY (id),
  constraint campaign_links_source CHECK ((source ~ '^[A-Za-z0-9_.-]{1,60}$'::text)),
  constraint campaign_links_target CHECK (((target ~ '^https?://[^\s]+$'::text) AND (length(target) <= 1000)))
);
CREATE INDEX campaign_links_bin_index ON public.campaign_links USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX campaign_links_campaign_id_created_at_id_index ON public.campaign_links USING btree (campaign_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX campaign_links_created_at_id_index ON public.campaign_links USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX campaign_links_name_id_index ON public.campaign_links USING btree (name, id);
CREATE INDEX campaign_links_search_index ON public.campaign_links USING gin (search gin_trgm_ops);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.campaign_links FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.campaign_links FOR EACH ROW EXECUTE FUNCTION app.references_of_campaign_links();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.campaign_links FOR EACH ROW EXECUTE FUNCTION app.keep_campaign_link();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.campaign_links FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.brand_kits (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  account_id uuid,
  colours text,
  typefaces text,
  tone text,
  search text generated always as (app.fold(VARIADIC ARRAY[name])) stored,
  constraint brand_kits_account_id_accounts_id_fk FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint brand_kits_colours CHECK (((length(colours) <= 2000) AND (colours ~ '^[^\n#]{1,60} #[0-9A-Fa-f]{6}(\n[^\n#]{1,60} #[0-9A-Fa-f]{6}){0,23}$'::text))),
  constraint brand_kits_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 120))),
  constraint brand_kits_pkey PRIMARY KEY (id),
  constraint brand_kits_tone CHECK ((length(tone) <= 2000)),
  constraint brand_kits_typefaces CHECK ((length(typefaces) <= 2000))
);
CREATE INDEX brand_kits_account_id_index ON public.brand_kits USING btree (account_id);
CREATE INDEX brand_kits_bin_index ON public.brand_kits USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX brand_kits_created_at_id_index ON public.brand_kits USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX brand_kits_name_id_index ON public.brand_kits USING btree (name, id);
CREATE INDEX brand_kits_search_index ON public.brand_kits USING gin (search gin_trgm_ops);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.brand_kits FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.brand_kits FOR EACH ROW EXECUTE FUNCTION app.references_of_brand_kits();
CREATE TRIGGER x_copies_to_files AFTER UPDATE ON public.brand_kits REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_brand_kits_to_files();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.brand_kits FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

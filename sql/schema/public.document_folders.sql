create table public.document_folders (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  owner_id uuid,
  team_id uuid,
  name text not null,
  parent_id uuid,
  search text generated always as (app.fold(VARIADIC ARRAY[name])) stored,
  constraint document_folders_name CHECK (((length(btrim(name)) >= 1) AND (length(btrim(name)) <= 120))),
  constraint document_folders_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint document_folders_parent_id_document_folders_id_fk FOREIGN KEY (parent_id) REFERENCES document_folders(id),
  constraint document_folders_pkey PRIMARY KEY (id),
  constraint document_folders_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX document_folders_bin_index ON public.document_folders USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX document_folders_created_at_id_index ON public.document_folders USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX document_folders_name_id_index ON public.document_folders USING btree (name, id);
CREATE INDEX document_folders_owner_id_created_at_id_index ON public.document_folders USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX document_folders_parent_id_name_id_index ON public.document_folders USING btree (parent_id, name, id);
CREATE INDEX document_folders_search_index ON public.document_folders USING gin (search gin_trgm_ops);
CREATE INDEX document_folders_team_id_created_at_id_index ON public.document_folders USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.document_folders FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.document_folders FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.document_folders FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.document_folders FOR EACH ROW EXECUTE FUNCTION app.references_of_document_folders();
CREATE TRIGGER e_folder BEFORE INSERT OR UPDATE OF parent_id ON public.document_folders FOR EACH ROW EXECUTE FUNCTION app.enter_folder();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.document_folders FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

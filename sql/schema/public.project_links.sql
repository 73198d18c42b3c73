create table public.project_links (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  from_id uuid not null,
  to_id uuid not null,
  kind text not null,
  lag integer not null default 0,
  name text not null generated always as (kind) stored,
  from_owner_id uuid,
  from_team_id uuid,
  from_deleted_at timestamp with time zone,
  to_owner_id uuid,
  to_team_id uuid,
  to_deleted_at timestamp with time zone,
  constraint project_links_from_id_projects_id_fk FOREIGN KEY (from_id) REFERENCES projects(id),
  constraint project_links_lag CHECK (((lag >= 0) AND (lag <= 365))),
  constraint project_links_pkey PRIMARY KEY (id),
  constraint project_links_to_id CHECK ((from_id <> to_id)),
  constraint project_links_to_id_projects_id_fk FOREIGN KEY (to_id) REFERENCES projects(id)
);
CREATE INDEX project_links_bin_index ON public.project_links USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX project_links_created_at_id_index ON public.project_links USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_links_from ON public.project_links USING btree (from_id, to_id);
CREATE INDEX project_links_from_owner_id_index ON public.project_links USING btree (from_owner_id);
CREATE INDEX project_links_from_team_id_index ON public.project_links USING btree (from_team_id);
CREATE UNIQUE INDEX project_links_pair ON public.project_links USING btree (from_id, to_id, kind) WHERE (deleted_at IS NULL);
CREATE INDEX project_links_to ON public.project_links USING btree (to_id, from_id);
CREATE INDEX project_links_to_owner_id_index ON public.project_links USING btree (to_owner_id);
CREATE INDEX project_links_to_team_id_index ON public.project_links USING btree (to_team_id);
CREATE TRIGGER a_link BEFORE INSERT OR UPDATE OF deleted_at ON public.project_links FOR EACH ROW EXECUTE FUNCTION app.check_link('projects', 'key', '50', 'A project has at most 50 relations.', 'These two projects are related in this way already.');
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.project_links FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.project_links FOR EACH ROW EXECUTE FUNCTION app.copies_to_project_links();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.project_links FOR EACH ROW EXECUTE FUNCTION app.keep_archived('from_id', 'to_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.project_links FOR EACH ROW EXECUTE FUNCTION app.references_of_project_links();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.project_links FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.asset_comments (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  entity text not null,
  row_id uuid not null,
  about text,
  parent_owner_id uuid,
  parent_team_id uuid,
  project_id uuid,
  parent_manager_id uuid,
  parent_account_id uuid,
  parent_created_by uuid,
  parent_deleted_at timestamp with time zone,
  file_id uuid not null,
  parent_id uuid,
  name text not null generated always as ("left"(body, 120)) stored,
  body text not null,
  x numeric(6,5),
  y numeric(6,5),
  page integer,
  seconds numeric(8,1),
  resolved boolean not null default false,
  resolved_by uuid,
  resolved_at timestamp with time zone,
  constraint asset_comments_body CHECK (((btrim(body) <> ''::text) AND (length(body) <= 2000))),
  constraint asset_comments_file_id_files_id_fk FOREIGN KEY (file_id) REFERENCES files(id) ON DELETE CASCADE,
  constraint asset_comments_page CHECK (((page >= 1) AND (page <= 10000))),
  constraint asset_comments_pkey PRIMARY KEY (id),
  constraint asset_comments_resolved_by_people_id_fk FOREIGN KEY (resolved_by) REFERENCES people(id),
  constraint asset_comments_seconds CHECK (((seconds >= (0)::numeric) AND (seconds <= (86400)::numeric))),
  constraint asset_comments_x CHECK (((x >= (0)::numeric) AND (x <= (1)::numeric))),
  constraint asset_comments_y CHECK ((((y >= (0)::numeric) AND (y <= (1)::numeric)) AND ((x IS NULL) = (y IS NULL))))
);
CREATE INDEX asset_comments_bin_index ON public.asset_comments USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX asset_comments_created_at_id_index ON public.asset_comments USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX asset_comments_file_id_created_at_index ON public.asset_comments USING btree (file_id, created_at);
CREATE INDEX asset_comments_parent_account_id_created_at_id_index ON public.asset_comments USING btree (parent_account_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX asset_comments_parent_created_by_created_at_id_index ON public.asset_comments USING btree (parent_created_by, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX asset_comments_parent_id_index ON public.asset_comments USING btree (parent_id);
CREATE INDEX asset_comments_parent_manager_id_created_at_id_index ON public.asset_comments USING btree (parent_manager_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX asset_comments_parent_owner_id_created_at_id_index ON public.asset_comments USING btree (parent_owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX asset_comments_parent_team_id_created_at_id_index ON public.asset_comments USING btree (parent_team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX asset_comments_project_id_created_at_id_index ON public.asset_comments USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX asset_comments_resolved_by_index ON public.asset_comments USING btree (resolved_by);
CREATE INDEX asset_comments_row_id_created_at_id_index ON public.asset_comments USING btree (row_id, created_at DESC, id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.asset_comments FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.asset_comments FOR EACH ROW EXECUTE FUNCTION app.copies_to_asset_comments();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.asset_comments FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.asset_comments FOR EACH ROW EXECUTE FUNCTION app.references_of_asset_comments();
CREATE TRIGGER d_sees BEFORE INSERT OR UPDATE OF entity, row_id ON public.asset_comments FOR EACH ROW EXECUTE FUNCTION app.see_parent();
CREATE TRIGGER e_comment BEFORE INSERT OR UPDATE OF entity, row_id, file_id, parent_id, x, y ON public.asset_comments FOR EACH ROW EXECUTE FUNCTION app.enter_asset_comment();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.asset_comments FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.project_members (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  project_id uuid not null,
  user_id uuid not null,
  part text,
  allocation integer,
  name text not null generated always as (COALESCE(user_name, ''::text)) stored,
  user_name text,
  owner_id uuid,
  team_id uuid,
  rate numeric(10,2),
  account_id uuid,
  lead_id uuid,
  project_deleted_at timestamp with time zone,
  constraint project_members_allocation CHECK (((allocation >= 0) AND (allocation <= 100))),
  constraint project_members_pkey PRIMARY KEY (id),
  constraint project_members_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint project_members_rate CHECK (((rate >= (0)::numeric) AND (rate <= (100000)::numeric))),
  constraint project_members_user_id_people_id_fk FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX project_members_bin_index ON public.project_members USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX project_members_created_at_id_index ON public.project_members USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_members_owner_id_created_at_id_index ON public.project_members USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX project_members_pair ON public.project_members USING btree (project_id, user_id) WHERE (deleted_at IS NULL);
CREATE INDEX project_members_project_id_created_at_id_index ON public.project_members USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_members_team_id_created_at_id_index ON public.project_members USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX project_members_user_id_index ON public.project_members USING btree (user_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.project_members FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.project_members FOR EACH ROW EXECUTE FUNCTION app.copies_to_project_members();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.project_members FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.project_members FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.project_members FOR EACH ROW EXECUTE FUNCTION app.references_of_project_members();
CREATE TRIGGER e_colleague BEFORE INSERT ON public.project_members FOR EACH ROW EXECUTE FUNCTION app.check_colleague('user_id');
CREATE TRIGGER w_membership AFTER INSERT OR DELETE OR UPDATE ON public.project_members FOR EACH ROW EXECUTE FUNCTION app.keep_membership();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.project_members FOR EACH ROW EXECUTE FUNCTION app.log_change('{lead_id,project_deleted_at,rate}');

create table public.workflows (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  owner_id uuid,
  name text not null,
  note text,
  status text not null default 'draft'::text,
  definition jsonb not null,
  published integer,
  publisher_id uuid,
  published_at timestamp with time zone,
  changed boolean not null default true,
  paused_reason text,
  next_at timestamp with time zone,
  dropped integer not null default 0,
  search text generated always as (app.fold(VARIADIC ARRAY[name, note])) stored,
  constraint workflows_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint workflows_note CHECK ((length(note) <= 2000)),
  constraint workflows_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint workflows_paused_reason CHECK ((length(paused_reason) <= 300)),
  constraint workflows_pkey PRIMARY KEY (id),
  constraint workflows_publisher_id_people_id_fk FOREIGN KEY (publisher_id) REFERENCES people(id)
);
CREATE INDEX workflows_bin_index ON public.workflows USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX workflows_created_at_id_index ON public.workflows USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX workflows_due_index ON public.workflows USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX workflows_name_id_index ON public.workflows USING btree (name, id);
CREATE INDEX workflows_owner_id_created_at_id_index ON public.workflows USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX workflows_publisher_id_index ON public.workflows USING btree (publisher_id);
CREATE INDEX workflows_search_index ON public.workflows USING gin (search gin_trgm_ops);
CREATE INDEX workflows_status_created_at_id_index ON public.workflows USING btree (status, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.workflows FOR EACH ROW EXECUTE FUNCTION app.stamp('{status,published,publisher_id,published_at,changed,paused_reason,next_at,dropped,search}');
CREATE TRIGGER b_own BEFORE INSERT ON public.workflows FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF status ON public.workflows FOR EACH ROW EXECUTE FUNCTION app.guard_transition('status');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.workflows FOR EACH ROW EXECUTE FUNCTION app.references_of_workflows();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.workflows FOR EACH ROW EXECUTE FUNCTION app.keep_workflow();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.workflows REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_workflows();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.workflows REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_workflows();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.workflows REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_workflows();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.workflows FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{next_at,dropped,changed}');

create table public.risks (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  project_id uuid not null,
  name text not null,
  kind text not null default 'risk'::text,
  status text not null default 'open'::text,
  probability integer,
  impact integer,
  weight integer not null generated always as ((COALESCE(probability, 0) * COALESCE(impact, 0))) stored,
  response text,
  person_id uuid,
  owner_id uuid,
  team_id uuid,
  project_archived_at timestamp with time zone,
  constraint risks_impact CHECK (((impact IS NULL) OR (((impact >= 1) AND (impact <= 5)) AND (kind = 'risk'::text)))),
  constraint risks_kind CHECK ((kind = ANY (ARRAY['risk'::text, 'decision'::text]))),
  constraint risks_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id),
  constraint risks_pkey PRIMARY KEY (id),
  constraint risks_probability CHECK (((probability IS NULL) OR (((probability >= 1) AND (probability <= 5)) AND (kind = 'risk'::text)))),
  constraint risks_project_id_projects_id_fk FOREIGN KEY (project_id) REFERENCES projects(id),
  constraint risks_status CHECK (((status = ANY (ARRAY['open'::text, 'closed'::text])) OR (status =
CASE kind
    WHEN 'risk'::text THEN 'occurred'::text
    ELSE 'taken'::text
END)))
);
CREATE INDEX risks_bin_index ON public.risks USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX risks_created_at_id_index ON public.risks USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX risks_owner_id_created_at_id_index ON public.risks USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX risks_person_id_index ON public.risks USING btree (person_id);
CREATE INDEX risks_project_id_created_at_id_index ON public.risks USING btree (project_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX risks_project_id_weight_id_index ON public.risks USING btree (project_id, weight, id);
CREATE INDEX risks_team_id_created_at_id_index ON public.risks USING btree (team_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX risks_weight_id_index ON public.risks USING btree (weight DESC, id) WHERE ((status = 'open'::text) AND (deleted_at IS NULL));
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.risks FOR EACH ROW EXECUTE FUNCTION app.stamp('{project_archived_at,weight}');
CREATE TRIGGER b_copies BEFORE INSERT OR UPDATE ON public.risks FOR EACH ROW EXECUTE FUNCTION app.copies_to_risks();
CREATE TRIGGER b_place BEFORE INSERT OR UPDATE OF owner_id ON public.risks FOR EACH ROW EXECUTE FUNCTION app.place();
CREATE TRIGGER c_archived BEFORE INSERT OR DELETE OR UPDATE ON public.risks FOR EACH ROW EXECUTE FUNCTION app.keep_archived('project_id');
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.risks FOR EACH ROW EXECUTE FUNCTION app.references_of_risks();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.risks FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.teams (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  lead_id uuid,
  constraint teams_lead_id_people_id_fk FOREIGN KEY (lead_id) REFERENCES people(id),
  constraint teams_pkey PRIMARY KEY (id)
);
CREATE INDEX teams_lead_id_index ON public.teams USING btree (lead_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION app.references_of_teams();
CREATE TRIGGER e_keep BEFORE UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION app.keep_team();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.teams FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

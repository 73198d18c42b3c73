create table public.targets (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  measure text not null,
  month date not null,
  team_id uuid,
  person_id uuid,
  amount numeric(14,2) not null,
  constraint targets_amount CHECK ((amount >= (0)::numeric)),
  constraint targets_measure CHECK ((measure = ANY (ARRAY['won_value'::text, 'won'::text, 'new'::text, 'activities'::text]))),
  constraint targets_month CHECK (((EXTRACT(day FROM month) = (1)::numeric) AND ((month >= '2000-01-01'::date) AND (month <= '2100-12-01'::date)))),
  constraint targets_month_years CHECK (((month >= '0001-01-01'::date) AND (month <= '9999-12-31'::date))) NOT VALID,
  constraint targets_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id),
  constraint targets_pkey PRIMARY KEY (id),
  constraint targets_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id),
  constraint targets_whose CHECK (((team_id IS NULL) OR (person_id IS NULL)))
);
CREATE UNIQUE INDEX targets_month_index ON public.targets USING btree (measure, month, COALESCE(person_id, team_id, '00000000-0000-0000-0000-000000000000'::uuid)) WHERE (deleted_at IS NULL);
CREATE INDEX targets_person_id_index ON public.targets USING btree (person_id);
CREATE INDEX targets_team_id_index ON public.targets USING btree (team_id);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.targets FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.targets FOR EACH ROW EXECUTE FUNCTION app.references_of_targets();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.targets FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.absences (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  person_id uuid not null,
  starts_on date not null,
  ends_on date not null,
  kind text not null default 'leave'::text,
  half_days boolean not null default false,
  constraint absences_ends_on CHECK (((ends_on >= starts_on) AND (ends_on <= (starts_on + 365)))),
  constraint absences_ends_on_years CHECK (((ends_on >= '0001-01-01'::date) AND (ends_on <= '9999-12-31'::date))) NOT VALID,
  constraint absences_kind CHECK ((kind = ANY (ARRAY['leave'::text, 'sick'::text, 'other'::text]))),
  constraint absences_person_id_people_id_fk FOREIGN KEY (person_id) REFERENCES people(id),
  constraint absences_pkey PRIMARY KEY (id),
  constraint absences_starts_on CHECK (((starts_on >= '2000-01-01'::date) AND (starts_on <= '2100-12-31'::date))),
  constraint absences_starts_on_years CHECK (((starts_on >= '0001-01-01'::date) AND (starts_on <= '9999-12-31'::date))) NOT VALID
);
CREATE INDEX absences_ends_on_index ON public.absences USING btree (ends_on);
CREATE INDEX absences_person_id_starts_on_index ON public.absences USING btree (person_id, starts_on);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.absences FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.absences FOR EACH ROW EXECUTE FUNCTION app.references_of_absences();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.absences FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

create table public.people (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  email text not null,
  kind text not null,
  status text not null default 'active'::text,
  team_id uuid,
  account_id uuid,
  title text,
  search text generated always as (app.fold(VARIADIC ARRAY[name, email, title])) stored,
  phone text,
  language text not null default 'en'::text,
  locale text not null default 'fr-FR'::text,
  time_zone text not null default 'Europe/Paris'::text,
  weekly_hours numeric(4,1),
  constraint people_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint people_email_unique UNIQUE (email),
  constraint people_language CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint people_locale CHECK (app.is_locale(locale)),
  constraint people_pkey PRIMARY KEY (id),
  constraint people_team_id_teams_id_fk FOREIGN KEY (team_id) REFERENCES teams(id),
  constraint people_time_zone CHECK (app.is_zone(time_zone)),
  constraint people_weekly_hours CHECK (((weekly_hours >= (0)::numeric) AND (weekly_hours <= (100)::numeric)))
);
CREATE INDEX people_account_id_index ON public.people USING btree (account_id);
CREATE INDEX people_name_id_index ON public.people USING btree (name, id);
CREATE INDEX people_search_index ON public.people USING gin (search gin_trgm_ops);
CREATE INDEX people_team_id_index ON public.people USING btree (team_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON public.people FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION app.references_of_people();
CREATE TRIGGER e_team BEFORE INSERT OR UPDATE OF team_id ON public.people FOR EACH ROW WHEN ((new.team_id IS NOT NULL)) EXECUTE FUNCTION app.join_team();
CREATE TRIGGER f_team AFTER UPDATE OF team_id ON public.people FOR EACH ROW WHEN ((new.team_id IS DISTINCT FROM old.team_id)) EXECUTE FUNCTION app.take_records_along();
CREATE TRIGGER x_copies_to_channel_members AFTER UPDATE ON public.people REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_people_to_channel_members();
CREATE TRIGGER x_copies_to_project_members AFTER UPDATE ON public.people REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_people_to_project_members();
CREATE TRIGGER x_copies_to_task_people AFTER UPDATE ON public.people REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.copies_of_people_to_task_people();
CREATE TRIGGER y_end_keys AFTER UPDATE OF status, deleted_at, kind ON public.people FOR EACH ROW WHEN (((new.status <> 'active'::text) OR (new.deleted_at IS NOT NULL) OR (new.kind <> old.kind))) EXECUTE FUNCTION app.end_keys();
CREATE TRIGGER y_search_delete AFTER DELETE ON public.people REFERENCING OLD TABLE AS stale FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_people();
CREATE TRIGGER y_search_insert AFTER INSERT ON public.people REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_people();
CREATE TRIGGER y_search_update AFTER UPDATE ON public.people REFERENCING OLD TABLE AS stale NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION app.search_of_people();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.people FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

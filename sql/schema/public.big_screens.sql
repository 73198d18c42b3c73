create table public.big_screens (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  name text not null,
  tiles text[] not null default '{target,wins,board,pipeline,meetings}'::text[],
  layout text not null default 'slides'::text,
  seconds integer not null default 20,
  names_hidden boolean not null default false,
  about_team_id uuid,
  pipeline text,
  theme text not null default 'dark'::text,
  language text not null default 'english'::text,
  search text generated always as (app.fold(VARIADIC ARRAY[name])) stored,
  constraint big_screens_about_team_id_teams_id_fk FOREIGN KEY (about_team_id) REFERENCES teams(id),
  constraint big_screens_name CHECK (((btrim(name) <> ''::text) AND (length(name) <= 100))),
  constraint big_screens_pipeline CHECK ((length(pipeline) <= 200)),
  constraint big_screens_pkey PRIMARY KEY (id),
  constraint big_screens_seconds CHECK (((seconds >= 5) AND (seconds <= 600))),
  constraint big_screens_tiles CHECK ((((cardinality(tiles) >= 1) AND (cardinality(tiles) <= 5)) AND (tiles <@ ARRAY['target'::text, 'wins'::text, 'board'::text, 'pipeline'::text, 'meetings'::text])))
);
CREATE INDEX big_screens_about_team_id_index ON public.big_screens USING btree (about_team_id);
CREATE INDEX big_screens_bin_index ON public.big_screens USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX big_screens_created_at_id_index ON public.big_screens USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX big_screens_name_id_index ON public.big_screens USING btree (name, id);
CREATE INDEX big_screens_search_index ON public.big_screens USING gin (search gin_trgm_ops);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.big_screens FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.big_screens FOR EACH ROW EXECUTE FUNCTION app.references_of_big_screens();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.big_screens FOR EACH ROW EXECUTE FUNCTION app.keep_big_screen();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.big_screens FOR EACH ROW EXECUTE FUNCTION app.log_change('{}');

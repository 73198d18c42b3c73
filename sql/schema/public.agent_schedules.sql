create table public.agent_schedules (
  id uuid not null default app.new_id(),
  created_at timestamp with time zone not null default now(),
  created_by uuid,
  updated_at timestamp with time zone not null default now(),
  updated_by uuid,
  version integer not null default 1,
  deleted_at timestamp with time zone,
  deleted_by uuid,
  owner_id uuid,
  title text not null,
  name text not null generated always as (title) stored,
  priority text not null default 'P2'::text,
  required_capability text,
  input jsonb,
  rhythm text not null default 'daily'::text,
  weekday text not null default 'monday'::text,
  day_of_month integer not null default 1,
  at_time text not null default '08:00'::text,
  time_zone text not null,
  enabled boolean not null default true,
  missed text not null default 'run_once'::text,
  next_at timestamp with time zone,
  last_at timestamp with time zone,
  reason text,
  search text generated always as (app.fold(VARIADIC ARRAY[title])) stored,
  constraint agent_schedules_at_time CHECK ((at_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'::text)),
  constraint agent_schedules_day_of_month CHECK (((day_of_month >= 1) AND (day_of_month <= 31))),
  constraint agent_schedules_missed CHECK ((missed = ANY (ARRAY['run_once'::text, 'skip'::text]))),
  constraint agent_schedules_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint agent_schedules_pkey PRIMARY KEY (id),
  constraint agent_schedules_priority CHECK ((priority = ANY (ARRAY['P0'::text, 'P1'::text, 'P2'::text, 'P3'::text]))),
  constraint agent_schedules_required_capability CHECK ((required_capability ~ '^[a-z][a-z0-9_]{0,59}$'::text)),
  constraint agent_schedules_rhythm CHECK ((rhythm = ANY (ARRAY['daily'::text, 'weekdays'::text, 'weekly'::text, 'monthly'::text]))),
  constraint agent_schedules_time_zone CHECK (app.is_zone(time_zone)),
  constraint agent_schedules_title CHECK (((btrim(title) <> ''::text) AND (length(title) <= 200))),
  constraint agent_schedules_weekday CHECK ((weekday = ANY (ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text])))
);
CREATE INDEX agent_schedules_bin_index ON public.agent_schedules USING btree (created_at DESC, id) WHERE (deleted_at IS NOT NULL);
CREATE INDEX agent_schedules_created_at_id_index ON public.agent_schedules USING btree (created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_schedules_due_index ON public.agent_schedules USING btree (next_at) WHERE (next_at IS NOT NULL);
CREATE INDEX agent_schedules_next_at_id_index ON public.agent_schedules USING btree (next_at, id);
CREATE INDEX agent_schedules_owner_id_created_at_id_index ON public.agent_schedules USING btree (owner_id, created_at DESC, id) WHERE (deleted_at IS NULL);
CREATE INDEX agent_schedules_search_index ON public.agent_schedules USING gin (search gin_trgm_ops);
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.agent_schedules FOR EACH ROW EXECUTE FUNCTION app.stamp('{next_at,last_at,reason,name,search}');
CREATE TRIGGER b_own BEFORE INSERT ON public.agent_schedules FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.agent_schedules FOR EACH ROW EXECUTE FUNCTION app.references_of_agent_schedules();
CREATE TRIGGER e_keep BEFORE INSERT OR UPDATE ON public.agent_schedules FOR EACH ROW EXECUTE FUNCTION app.keep_schedule();
CREATE TRIGGER e_wish BEFORE UPDATE OF title ON public.agent_schedules FOR EACH ROW WHEN ((new.title IS DISTINCT FROM old.title)) EXECUTE FUNCTION app.keep_wish();
CREATE TRIGGER z_log AFTER INSERT OR DELETE OR UPDATE ON public.agent_schedules FOR EACH ROW EXECUTE FUNCTION app.log_change('{}', '{next_at,reason}');

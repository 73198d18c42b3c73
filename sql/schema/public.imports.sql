create table public.imports (
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
  entity text not null,
  state text not null default 'uploading'::text,
  bytes integer not null default 0,
  format jsonb not null default '{}'::jsonb,
  columns jsonb not null default '[]'::jsonb,
  settings jsonb not null default '{}'::jsonb,
  total integer not null default 0,
  done integer not null default 0,
  counts jsonb not null default '{}'::jsonb,
  samples jsonb not null default '[]'::jsonb,
  error text,
  run_id uuid,
  beat_at timestamp with time zone,
  left_out jsonb not null default '[]'::jsonb,
  constraint imports_owner_id_people_id_fk FOREIGN KEY (owner_id) REFERENCES people(id),
  constraint imports_pkey PRIMARY KEY (id)
);
CREATE INDEX imports_owner_id_created_at_index ON public.imports USING btree (owner_id, created_at DESC NULLS LAST);
CREATE INDEX imports_state_index ON public.imports USING btree (state);
CREATE INDEX imports_working_index ON public.imports USING btree (beat_at) WHERE (state = ANY (ARRAY['checking'::text, 'committing'::text, 'undoing'::text]));
CREATE TRIGGER a_stamp BEFORE INSERT OR UPDATE ON public.imports FOR EACH ROW EXECUTE FUNCTION app.stamp();
CREATE TRIGGER b_own BEFORE INSERT ON public.imports FOR EACH ROW EXECUTE FUNCTION app.own();
CREATE TRIGGER c_transition BEFORE INSERT OR UPDATE OF state ON public.imports FOR EACH ROW EXECUTE FUNCTION app.guard_transition('state');
CREATE TRIGGER cancelled AFTER UPDATE OF state ON public.imports FOR EACH ROW WHEN (((new.state = 'cancelled'::text) AND (old.state <> 'cancelled'::text))) EXECUTE FUNCTION app.drop_upload();
CREATE TRIGGER d_references BEFORE INSERT OR UPDATE ON public.imports FOR EACH ROW EXECUTE FUNCTION app.references_of_imports();
CREATE TRIGGER y_end AFTER UPDATE OF state ON public.imports FOR EACH ROW WHEN ((new.state IS DISTINCT FROM old.state)) EXECUTE FUNCTION app.log_import_end();

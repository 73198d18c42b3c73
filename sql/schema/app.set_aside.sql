create table app.set_aside (
  id uuid not null default app.new_id(),
  work text not null,
  subject text not null,
  error text not null,
  user_id uuid,
  entity text,
  row_id uuid,
  draft jsonb,
  times integer not null default 1,
  first_at timestamp with time zone not null default now(),
  last_at timestamp with time zone not null default now(),
  constraint set_aside_draft_check CHECK ((octet_length((draft)::text) <= 200000)),
  constraint set_aside_error_check CHECK ((length(error) <= 500)),
  constraint set_aside_pkey PRIMARY KEY (id),
  constraint set_aside_subject_check CHECK ((length(subject) <= 500)),
  constraint set_aside_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id),
  constraint set_aside_work_check CHECK ((work = ANY (ARRAY['notification'::text, 'mail'::text, 'push'::text, 'chore'::text]))),
  constraint set_aside_work_subject_error_user_id_row_id_key UNIQUE NULLS NOT DISTINCT (work, subject, error, user_id, row_id)
);
CREATE INDEX set_aside_last_at_idx ON app.set_aside USING btree (last_at DESC);
CREATE INDEX set_aside_user_id_idx ON app.set_aside USING btree (user_id);

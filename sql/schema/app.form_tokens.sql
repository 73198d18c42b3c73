create table app.form_tokens (
  token_hash bytea not null,
  submission_id uuid not null,
  email text not null,
  made_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  constraint form_tokens_pkey PRIMARY KEY (token_hash),
  constraint form_tokens_submission_id_fkey FOREIGN KEY (submission_id) REFERENCES form_submissions(id) ON DELETE CASCADE
);
CREATE INDEX form_tokens_email_made_at_idx ON app.form_tokens USING btree (email, made_at);
CREATE INDEX form_tokens_submission_id_idx ON app.form_tokens USING btree (submission_id);

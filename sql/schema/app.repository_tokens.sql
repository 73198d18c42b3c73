create table app.repository_tokens (
  repository_id uuid not null,
  sealed text not null,
  changed_at timestamp with time zone not null default now(),
  changed_by uuid not null,
  constraint repository_tokens_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES people(id),
  constraint repository_tokens_pkey PRIMARY KEY (repository_id),
  constraint repository_tokens_repository_id_fkey FOREIGN KEY (repository_id) REFERENCES repositories(id) ON DELETE CASCADE,
  constraint repository_tokens_sealed_check CHECK ((length(sealed) <= 2000))
);
CREATE INDEX repository_tokens_changed_by_idx ON app.repository_tokens USING btree (changed_by);

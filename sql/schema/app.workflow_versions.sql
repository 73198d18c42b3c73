create table app.workflow_versions (
  workflow_id uuid not null,
  number integer not null,
  definition jsonb not null,
  publisher_id uuid not null,
  published_at timestamp with time zone not null default now(),
  constraint workflow_versions_pkey PRIMARY KEY (workflow_id, number),
  constraint workflow_versions_publisher_id_fkey FOREIGN KEY (publisher_id) REFERENCES people(id),
  constraint workflow_versions_workflow_id_fkey FOREIGN KEY (workflow_id) REFERENCES workflows(id) ON DELETE CASCADE
);
CREATE INDEX workflow_versions_publisher_id_idx ON app.workflow_versions USING btree (publisher_id);

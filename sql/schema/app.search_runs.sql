create table app.search_runs (
  user_id uuid not null,
  query_key text not null,
  query_text text not null,
  times integer not null default 1,
  last_at timestamp with time zone not null default now(),
  constraint search_runs_user_id_query_key_pk PRIMARY KEY (user_id, query_key)
);
CREATE INDEX search_runs_last_at_index ON app.search_runs USING btree (last_at);

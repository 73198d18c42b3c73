create table app.log (
  xid xid8 not null default pg_current_xact_id(),
  id bigint not null generated always as identity,
  at timestamp with time zone not null default clock_timestamp(),
  actor_id uuid,
  request_id text,
  entity text not null,
  row_id uuid not null,
  account_id uuid,
  verb text not null,
  masked boolean not null default false,
  before jsonb,
  after jsonb,
  salt uuid not null,
  digest bytea not null,
  row_version integer,
  run_id uuid,
  constraint log_pkey PRIMARY KEY (xid, id)
);
CREATE INDEX log_actor_id_at_idx ON app.log USING btree (actor_id, at DESC);
CREATE INDEX log_at_idx ON app.log USING btree (at);
CREATE INDEX log_entity_at_idx ON app.log USING btree (entity, at DESC, id DESC);
CREATE INDEX log_entity_row_id_at_idx ON app.log USING btree (entity, row_id, at DESC);
CREATE INDEX log_expr_xid_id_idx ON app.log USING btree (((after ->> 'user_id'::text)), xid, id) WHERE ((entity = 'user_roles'::text) AND (verb = 'create'::text));
CREATE INDEX log_on_the_server_idx ON app.log USING btree (at) WHERE (request_id = 'bin/admin'::text);
CREATE INDEX log_rare_verbs_idx ON app.log USING btree (verb, at DESC, id DESC) WHERE (verb <> ALL (ARRAY['create'::text, 'update'::text]));
CREATE INDEX log_request_idx ON app.log USING btree (request_id text_pattern_ops);
CREATE INDEX log_run_id_at_idx ON app.log USING btree (run_id, at DESC, id DESC) WHERE (run_id IS NOT NULL);

create table app.health_queue (
  account_id uuid not null,
  due timestamp with time zone not null default now()
);
CREATE INDEX health_queue_account_id_idx ON app.health_queue USING btree (account_id);
CREATE INDEX health_queue_due_idx ON app.health_queue USING btree (due);

create table app.pushes (
  id uuid not null default app.new_id(),
  device_id uuid not null,
  notification_id uuid,
  attempts integer not null default 0,
  next_attempt_at timestamp with time zone not null default now(),
  leased_until timestamp with time zone,
  expires_at timestamp with time zone not null,
  constraint pushes_device_id_fkey FOREIGN KEY (device_id) REFERENCES app.push_devices(id) ON DELETE CASCADE,
  constraint pushes_device_id_notification_id_key UNIQUE NULLS NOT DISTINCT (device_id, notification_id),
  constraint pushes_notification_id_fkey FOREIGN KEY (notification_id) REFERENCES notifications(id) ON DELETE CASCADE,
  constraint pushes_pkey PRIMARY KEY (id)
);
CREATE INDEX pushes_expires_at_idx ON app.pushes USING btree (expires_at);
CREATE INDEX pushes_next_attempt_at_idx ON app.pushes USING btree (next_attempt_at);
CREATE INDEX pushes_notification_id_idx ON app.pushes USING btree (notification_id);

create table app.push_devices (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  session_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  agent text,
  since timestamp with time zone not null default now(),
  delivered_at timestamp with time zone,
  failed_at timestamp with time zone,
  last_error text,
  constraint push_devices_auth_check CHECK ((length(auth) <= 50)),
  constraint push_devices_endpoint_check CHECK ((length(endpoint) <= 2000)),
  constraint push_devices_endpoint_key UNIQUE (endpoint),
  constraint push_devices_p256dh_check CHECK ((length(p256dh) <= 100)),
  constraint push_devices_pkey PRIMARY KEY (id),
  constraint push_devices_session_id_fkey FOREIGN KEY (session_id) REFERENCES auth.session(id) ON DELETE CASCADE,
  constraint push_devices_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX push_devices_session_id_idx ON app.push_devices USING btree (session_id);
CREATE INDEX push_devices_user_id_idx ON app.push_devices USING btree (user_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.push_devices FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

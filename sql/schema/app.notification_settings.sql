create table app.notification_settings (
  user_id uuid not null,
  channels jsonb not null default '{}'::jsonb,
  quiet_from time without time zone,
  quiet_until time without time zone,
  digest_hour integer,
  constraint notification_settings_channels_check CHECK (((jsonb_typeof(channels) = 'object'::text) AND (length((channels)::text) < 4000))),
  constraint notification_settings_check CHECK (((quiet_from IS NULL) = (quiet_until IS NULL))),
  constraint notification_settings_digest_hour_check CHECK (((digest_hour >= 0) AND (digest_hour <= 23))),
  constraint notification_settings_pkey PRIMARY KEY (user_id),
  constraint notification_settings_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.notification_settings FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

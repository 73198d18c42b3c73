create table app.noticed_events (
  entity text not null,
  verb text not null,
  kind text not null,
  notification_type text not null,
  title text not null,
  recipient text,
  message text,
  record boolean not null default false,
  own_acts boolean not null default false,
  again boolean not null default false,
  path text not null,
  constraint noticed_events_check CHECK (((NOT again) OR ((entity = 'user_roles'::text) AND (verb = 'create'::text) AND (recipient = 'user_id'::text)))),
  constraint noticed_events_kind_fkey FOREIGN KEY (kind) REFERENCES app.notice_kinds(kind),
  constraint noticed_events_pkey PRIMARY KEY (entity, verb)
);
CREATE INDEX noticed_events_kind_idx ON app.noticed_events USING btree (kind);

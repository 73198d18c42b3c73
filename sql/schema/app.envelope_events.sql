create table app.envelope_events (
  id bigint not null generated always as identity,
  envelope_id uuid not null,
  recipient_id uuid,
  kind text not null,
  actor_id uuid,
  at timestamp with time zone not null default clock_timestamp(),
  "from" text,
  digest text,
  constraint envelope_events_envelope_id_fkey FOREIGN KEY (envelope_id) REFERENCES envelopes(id) ON DELETE CASCADE,
  constraint envelope_events_from_check CHECK ((length("from") <= 100)),
  constraint envelope_events_kind_check CHECK ((kind = ANY (ARRAY['sent'::text, 'asked'::text, 'link_made'::text, 'link_mailed'::text, 'opened'::text, 'viewed'::text, 'signed'::text, 'approved'::text, 'declined'::text, 'reminded'::text, 'completed'::text, 'cancelled'::text, 'expired'::text]))),
  constraint envelope_events_pkey PRIMARY KEY (id),
  constraint envelope_events_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES envelope_recipients(id) ON DELETE CASCADE
);
CREATE INDEX envelope_events_envelope_id_id_idx ON app.envelope_events USING btree (envelope_id, id);
CREATE INDEX envelope_events_recipient_id_idx ON app.envelope_events USING btree (recipient_id);

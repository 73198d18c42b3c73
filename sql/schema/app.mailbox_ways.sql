create table app.mailbox_ways (
  mailbox_id uuid not null,
  sealed text not null,
  next_at timestamp with time zone not null default now(),
  leased_until timestamp with time zone,
  tries integer not null default 0,
  constraint mailbox_ways_mailbox_id_fkey FOREIGN KEY (mailbox_id) REFERENCES mailboxes(id) ON DELETE CASCADE,
  constraint mailbox_ways_pkey PRIMARY KEY (mailbox_id),
  constraint mailbox_ways_sealed_check CHECK ((length(sealed) <= 2000))
);
CREATE INDEX mailbox_ways_next ON app.mailbox_ways USING btree (next_at);

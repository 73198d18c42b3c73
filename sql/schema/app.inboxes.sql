create table app.inboxes (
  user_id uuid not null,
  changed xid8 not null,
  constraint inboxes_pkey PRIMARY KEY (user_id),
  constraint inboxes_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX inboxes_changed_idx ON app.inboxes USING btree (changed);

create table app.invitations_made (
  user_id uuid not null,
  at timestamp with time zone not null default now(),
  constraint invitations_made_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX invitations_made_user_id_at_idx ON app.invitations_made USING btree (user_id, at);

create table app.invitations (
  id uuid not null default app.new_id(),
  email text not null,
  role text not null,
  team_id uuid,
  account_id uuid,
  token_hash bytea not null,
  invited_by uuid not null,
  invited_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '7 days'::interval),
  accepted_at timestamp with time zone,
  person_id uuid,
  revoked_at timestamp with time zone,
  constraint invitations_account_id_fkey FOREIGN KEY (account_id) REFERENCES accounts(id),
  constraint invitations_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES people(id),
  constraint invitations_person_id_fkey FOREIGN KEY (person_id) REFERENCES people(id),
  constraint invitations_pkey PRIMARY KEY (id),
  constraint invitations_team_id_fkey FOREIGN KEY (team_id) REFERENCES teams(id)
);
CREATE INDEX invitations_account_id_idx ON app.invitations USING btree (account_id);
CREATE INDEX invitations_email_idx ON app.invitations USING btree (email);
CREATE INDEX invitations_invited_by_idx ON app.invitations USING btree (invited_by);
CREATE INDEX invitations_person_id_idx ON app.invitations USING btree (person_id);
CREATE INDEX invitations_team_id_idx ON app.invitations USING btree (team_id);
CREATE INDEX invitations_token_hash_idx ON app.invitations USING btree (token_hash);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.invitations FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

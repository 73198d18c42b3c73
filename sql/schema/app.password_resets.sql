create table app.password_resets (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  token_hash bytea not null,
  made_by uuid,
  made_at timestamp with time zone not null default now(),
  expires_at timestamp with time zone not null default (now() + '01:00:00'::interval),
  used_at timestamp with time zone,
  constraint password_resets_made_by_fkey FOREIGN KEY (made_by) REFERENCES people(id),
  constraint password_resets_pkey PRIMARY KEY (id),
  constraint password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX password_resets_made_by_idx ON app.password_resets USING btree (made_by);
CREATE INDEX password_resets_token_hash_idx ON app.password_resets USING btree (token_hash);
CREATE INDEX password_resets_user_id_idx ON app.password_resets USING btree (user_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.password_resets FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

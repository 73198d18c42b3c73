create table app.wished_links (
  id uuid not null default app.new_id(),
  email text not null,
  asked_at timestamp with time zone not null default now(),
  taken_at timestamp with time zone,
  user_id uuid,
  token_hash bytea,
  expires_at timestamp with time zone,
  used_at timestamp with time zone,
  purpose text not null,
  constraint sign_in_links_pkey PRIMARY KEY (id),
  constraint sign_in_links_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id),
  constraint wished_links_purpose_check CHECK ((purpose = ANY (ARRAY['sign_in'::text, 'password'::text])))
);
CREATE INDEX sign_in_links_asked_at_idx ON app.wished_links USING btree (asked_at) WHERE (taken_at IS NULL);
CREATE INDEX sign_in_links_email_asked_at_idx ON app.wished_links USING btree (email, asked_at);
CREATE INDEX sign_in_links_token_hash_idx ON app.wished_links USING btree (token_hash);
CREATE INDEX sign_in_links_user_id_idx ON app.wished_links USING btree (user_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.wished_links FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

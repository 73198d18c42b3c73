create table auth.sso_attempt (
  state text not null,
  browser bytea not null,
  nonce text not null,
  verifier text not null,
  return_to text,
  "userId" uuid,
  taken_at timestamp with time zone,
  issuer text,
  subject text,
  expires_at timestamp with time zone not null default (now() + '00:10:00'::interval),
  invitation bytea,
  name text,
  language text,
  constraint sso_attempt_pkey PRIMARY KEY (state),
  constraint "sso_attempt_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX "sso_attempt_userId_idx" ON auth.sso_attempt USING btree ("userId");
CREATE INDEX sso_attempt_expires_at_idx ON auth.sso_attempt USING btree (expires_at);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.sso_attempt FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

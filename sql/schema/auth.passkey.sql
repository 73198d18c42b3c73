create table auth.passkey (
  id uuid not null default gen_random_uuid(),
  "userId" uuid not null,
  credential text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null default '{}'::text[],
  name text not null,
  created_at timestamp with time zone not null default now(),
  last_used timestamp with time zone,
  constraint passkey_credential_key UNIQUE (credential),
  constraint passkey_pkey PRIMARY KEY (id),
  constraint "passkey_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX "passkey_userId_idx" ON auth.passkey USING btree ("userId");
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.passkey FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

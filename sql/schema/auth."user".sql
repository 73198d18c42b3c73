create table auth."user" (
  id uuid not null default gen_random_uuid(),
  name text not null,
  email text not null,
  "emailVerified" boolean not null default false,
  image text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  constraint user_email_key UNIQUE (email),
  constraint user_pkey PRIMARY KEY (id)
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth."user" FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

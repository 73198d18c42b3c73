create table auth.session (
  id uuid not null default gen_random_uuid(),
  token text not null,
  "userId" uuid not null,
  "expiresAt" timestamp with time zone not null,
  "ipAddress" text,
  "userAgent" text,
  "createdAt" timestamp with time zone not null default now(),
  "updatedAt" timestamp with time zone not null default now(),
  door text,
  second_factor boolean not null default false,
  proven_at timestamp with time zone not null default now(),
  constraint session_door_check CHECK ((door = ANY (ARRAY['employee'::text, 'client'::text]))),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_token_key UNIQUE (token),
  constraint "session_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX "session_userId_idx" ON auth.session USING btree ("userId");
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.session FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();
CREATE TRIGGER y_device AFTER INSERT OR UPDATE OF door, second_factor ON auth.session FOR EACH ROW WHEN (((new.door IS NOT NULL) AND new.second_factor)) EXECUTE FUNCTION app.note_device();

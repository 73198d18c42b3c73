create table auth.challenge (
  challenge text not null,
  "userId" uuid,
  door text,
  expires_at timestamp with time zone not null default (now() + '00:05:00'::interval),
  constraint challenge_check CHECK ((("userId" IS NULL) <> (door IS NULL))),
  constraint challenge_door_check CHECK ((door = ANY (ARRAY['employee'::text, 'client'::text]))),
  constraint challenge_pkey PRIMARY KEY (challenge),
  constraint "challenge_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE INDEX "challenge_userId_idx" ON auth.challenge USING btree ("userId");
CREATE INDEX challenge_expires_at_idx ON auth.challenge USING btree (expires_at);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.challenge FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

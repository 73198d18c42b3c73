create table auth.second_factor (
  "userId" uuid not null,
  secret text not null,
  recovery text[] not null default '{}'::text[],
  confirmed_at timestamp with time zone,
  last_step bigint not null default 0,
  failed integer not null default 0,
  wait_until timestamp with time zone,
  shown_by text,
  shown_at timestamp with time zone,
  constraint second_factor_pkey PRIMARY KEY ("userId"),
  constraint "second_factor_userId_fkey" FOREIGN KEY ("userId") REFERENCES auth."user"(id) ON DELETE CASCADE
);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON auth.second_factor FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

create table auth."rateLimit" (
  id uuid not null default gen_random_uuid(),
  key text not null,
  count integer not null,
  "lastRequest" double precision not null,
  constraint "rateLimit_key_key" UNIQUE (key),
  constraint "rateLimit_pkey" PRIMARY KEY (id)
);

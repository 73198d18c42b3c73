create table app.spend_caps (
  kind text not null,
  cap bigint not null,
  constraint spend_caps_cap_check CHECK (((cap >= 0) AND (cap <= '1000000000000'::bigint))),
  constraint spend_caps_kind_check CHECK ((kind = ANY (ARRAY['company'::text, 'person'::text, 'agent'::text, 'run'::text]))),
  constraint spend_caps_pkey PRIMARY KEY (kind)
);

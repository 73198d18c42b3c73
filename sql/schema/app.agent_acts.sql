create table app.agent_acts (
  agent text not null,
  entity name not null,
  acts text[] not null,
  proposes text[] not null default '{}'::text[],
  constraint agent_acts_acts_check CHECK (((cardinality(acts) >= 1) AND (cardinality(acts) <= 50))),
  constraint agent_acts_agent_check CHECK ((agent ~ '^[a-z][a-z_]{1,49}$'::text)),
  constraint agent_acts_pkey PRIMARY KEY (agent, entity),
  constraint agent_acts_proposes_check CHECK ((cardinality(proposes) <= 50))
);

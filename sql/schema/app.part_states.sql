create table app.part_states (
  part text not null,
  state text not null,
  since timestamp with time zone not null default now(),
  seen_at timestamp with time zone not null default now(),
  constraint part_states_part_check CHECK ((length(part) <= 40)),
  constraint part_states_pkey PRIMARY KEY (part),
  constraint part_states_state_check CHECK ((state = ANY (ARRAY['off'::text, 'good'::text, 'warning'::text, 'bad'::text])))
);

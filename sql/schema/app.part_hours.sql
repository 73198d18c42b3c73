create table app.part_hours (
  part text not null,
  state text not null,
  from_hour timestamp with time zone not null,
  to_hour timestamp with time zone not null,
  constraint part_hours_check CHECK ((from_hour <= to_hour)),
  constraint part_hours_part_check CHECK ((length(part) <= 40)),
  constraint part_hours_pkey PRIMARY KEY (part, from_hour),
  constraint part_hours_state_check CHECK ((state = ANY (ARRAY['off'::text, 'good'::text, 'warning'::text, 'bad'::text])))
);
CREATE INDEX part_hours_to_hour_idx ON app.part_hours USING btree (to_hour);

create table app.lead_stays (
  lead_id uuid not null,
  entered_at timestamp with time zone not null,
  stage text not null,
  left_at timestamp with time zone,
  went_to text,
  constraint lead_stays_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint lead_stays_pkey PRIMARY KEY (lead_id, entered_at),
  constraint lead_stays_stage_check CHECK ((length(stage) <= 2000)),
  constraint lead_stays_went_to_check CHECK ((length(went_to) <= 2000))
);
CREATE INDEX lead_stays_entered_at_idx ON app.lead_stays USING btree (entered_at);

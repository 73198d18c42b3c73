create table app.signatures (
  recipient_id uuid not null,
  kind text not null,
  value text not null,
  constraint signatures_kind_check CHECK ((kind = ANY (ARRAY['typed'::text, 'drawn'::text]))),
  constraint signatures_pkey PRIMARY KEY (recipient_id),
  constraint signatures_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES envelope_recipients(id) ON DELETE CASCADE,
  constraint signatures_value_check CHECK (((length(value) >= 1) AND (length(value) <= 24000)))
);

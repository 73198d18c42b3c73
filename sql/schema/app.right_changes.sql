create table app.right_changes (
  id uuid not null default app.new_id(),
  role text not null,
  entity text not null,
  verb text not null,
  before text[] not null,
  after text[] not null,
  widens boolean not null,
  reason text not null,
  state text not null default 'proposed'::text,
  takes_back uuid,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null default clock_timestamp(),
  decided_by uuid,
  decided_at timestamp with time zone,
  constraint right_changes_pkey PRIMARY KEY (id),
  constraint right_changes_reason_check CHECK (((btrim(reason) <> ''::text) AND (length(reason) <= 500))),
  constraint right_changes_state_check CHECK ((state = ANY (ARRAY['proposed'::text, 'made'::text, 'declined'::text, 'taken_back'::text]))),
  constraint right_changes_takes_back_fkey FOREIGN KEY (takes_back) REFERENCES app.right_changes(id)
);
CREATE INDEX right_changes_proposed_at_idx ON app.right_changes USING btree (proposed_at DESC);
CREATE INDEX right_changes_role_entity_verb_decided_at_idx ON app.right_changes USING btree (role, entity, verb, decided_at DESC);
CREATE UNIQUE INDEX right_changes_role_entity_verb_idx ON app.right_changes USING btree (role, entity, verb) WHERE ((state = 'proposed'::text) AND widens);
CREATE INDEX right_changes_takes_back_idx ON app.right_changes USING btree (takes_back);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.right_changes FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

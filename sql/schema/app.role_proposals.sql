create table app.role_proposals (
  id uuid not null default app.new_id(),
  user_id uuid not null,
  role text not null,
  reason text,
  proposed_by uuid not null,
  proposed_at timestamp with time zone not null default now(),
  agreed_by uuid,
  agreed_at timestamp with time zone,
  act text not null default 'role'::text,
  hand_to uuid,
  declined_by uuid,
  declined_at timestamp with time zone,
  expires_at timestamp with time zone,
  constraint role_proposals_act_check CHECK ((act = ANY (ARRAY['role'::text, 'suspend'::text, 'reactivate'::text]))),
  constraint role_proposals_hand_to_fkey FOREIGN KEY (hand_to) REFERENCES people(id),
  constraint role_proposals_pkey PRIMARY KEY (id),
  constraint role_proposals_user_id_fkey FOREIGN KEY (user_id) REFERENCES people(id)
);
CREATE INDEX role_proposals_hand_to_idx ON app.role_proposals USING btree (hand_to);
CREATE INDEX role_proposals_user_id_idx ON app.role_proposals USING btree (user_id);
CREATE TRIGGER "0_refuse_keys" BEFORE INSERT OR DELETE OR UPDATE ON app.role_proposals FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_keys();

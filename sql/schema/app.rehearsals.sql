create table app.rehearsals (
  xid xid8 not null default pg_current_xact_id(),
  run_id uuid,
  approval_id uuid,
  constraint rehearsals_pkey PRIMARY KEY (xid)
);
CREATE CONSTRAINT TRIGGER never_committed AFTER INSERT ON app.rehearsals DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.refuse_rehearsal();

-- Of which version of its row an entry tells, and which run wrote it: what takes changes of a run back, or shows them before they
-- are approved, needs both. Outside app.entry_digest: the seals that there are still hold.
alter table app.log add row_version int, add run_id uuid;

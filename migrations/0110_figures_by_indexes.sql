-- Figures are read from indexes that hold all that they are made of, with what row security asks of a row. Each stands in the place of
-- one that began with the same columns.
DROP INDEX "leads_created_at_id_index";
DROP INDEX "leads_stage_stage_entered_at_index";
DROP INDEX "leads_answer_due_at_index";
CREATE INDEX "leads_created_figures_index" ON "leads" USING btree ("created_at" DESC NULLS FIRST,"id","owner_id","team_id","answer_minutes","value","currency",
	"stage","source","answer","reopened_to") WHERE deleted_at is null;
CREATE INDEX "leads_entered_figures_index" ON "leads" USING btree ("stage","stage_entered_at","id","owner_id","team_id","next_activity_at","expected_close",
	"value","weighted","currency","lost_reason") WHERE deleted_at is null;
CREATE INDEX "leads_due_figures_index" ON "leads" USING btree ("answer_due_at","stage","id","owner_id","team_id")
	WHERE answer = 'awaited' and deleted_at is null;

-- (An index answers for rows of which the table's pages are known to be seen by all: they are looked after when a fiftieth has changed,
-- not a fifth.)
ALTER TABLE "leads" SET (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02);

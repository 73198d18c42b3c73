ALTER TABLE "agent_approvals" ADD COLUMN "edited" jsonb;
ALTER TABLE "agent_approvals" ADD COLUMN "editor_id" uuid;
ALTER TABLE "agent_approvals" ADD CONSTRAINT "agent_approvals_editor_id_people_id_fk" FOREIGN KEY ("editor_id") REFERENCES "public"."people"("id") ON DELETE no
	action ON UPDATE no action;
CREATE INDEX "agent_approvals_editor_id_index" ON "agent_approvals" USING btree ("editor_id");

-- A proposal whose values a decider has put others in the place of: what it would have changed as it was proposed.
alter table app.approval_effects add proposed jsonb check (pg_column_size(proposed) <= 131072);

ALTER TABLE "tasks" ADD COLUMN "repeat_rule" text;
ALTER TABLE "tasks" ADD COLUMN "repeat_mode" text DEFAULT 'due_day' NOT NULL;
ALTER TABLE "tasks" ADD COLUMN "repeats_id" uuid;
ALTER TABLE "tasks" ADD COLUMN "followed" boolean DEFAULT false NOT NULL;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_repeats_id_tasks_id_fk" FOREIGN KEY ("repeats_id") REFERENCES "public"."tasks"("id") ON DELETE no action ON UPDATE no
	action;
CREATE UNIQUE INDEX "tasks_repeats_id" ON "tasks" USING btree ("repeats_id");
CREATE INDEX "tasks_to_repeat" ON "tasks" USING btree ("ended_at") WHERE status = 'done' and repeat_rule is not null and not followed;
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_repeat_rule" CHECK ("tasks"."repeat_rule" ~ '^FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)' and length("tasks"."repeat_rule")
	<= 200);
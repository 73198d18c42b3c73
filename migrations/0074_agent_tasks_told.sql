-- Whoever asked agents for something is told what came of it, and by which ways until they choose otherwise.
update app.notice_kinds set place = place + 3 where place > 4;
insert into app.notice_kinds (kind, place, security, email, push) values
  ('task_done', 5, false, false, false), ('task_failed', 6, false, true, false), ('task_waits', 7, false, true, true);
-- The record that a task is about tells of it in its timeline.
ALTER TABLE "agent_tasks" ADD COLUMN "about_id" text GENERATED ALWAYS AS (lower(left(input ->> 'id', 36))) STORED;
CREATE INDEX "agent_tasks_about_id_created_at_id_index" ON "agent_tasks" USING btree ("about_id","created_at" DESC NULLS FIRST,"id")
	WHERE about_id is not null;
-- What each agent cost today.
create index on app.agent_steps (day);
-- The agents that a comment asks.
ALTER TABLE "comments" ADD COLUMN "agent_ids" uuid[] DEFAULT '{}' NOT NULL;
-- What waits for an agent that can do it says so where it is told.
ALTER TABLE "agent_tasks" DROP CONSTRAINT "agent_tasks_waits_for";
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_waits_for" CHECK ("agent_tasks"."waits_for" in ('approval', 'budget', 'event', 'model', 'agent'));

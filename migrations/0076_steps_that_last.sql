-- A task that is taken up again goes on from the last step that was finished, and a task may be split into steps for other agents.
ALTER TABLE "agent_tasks" DROP CONSTRAINT "agent_tasks_waits_for";
ALTER TABLE "agent_tasks" ADD COLUMN "parent_id" uuid;
ALTER TABLE "agent_tasks" ADD COLUMN "delegated_by" uuid;
ALTER TABLE "agent_tasks" ADD COLUMN "draft_subject" text;
ALTER TABLE "agent_tasks" ADD COLUMN "draft_text" text;
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_parent_id_agent_tasks_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."agent_tasks"("id") ON DELETE
	no action ON UPDATE no action;
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_delegated_by_ai_agents_id_fk" FOREIGN KEY ("delegated_by") REFERENCES "public"."ai_agents"("id") ON
	DELETE no action ON UPDATE no action;
CREATE INDEX "agent_tasks_waiting_index" ON "agent_tasks" USING btree ("id") WHERE status = 'waiting' and waits_for = 'tasks';
CREATE INDEX "agent_tasks_delegated_by_index" ON "agent_tasks" USING btree ("delegated_by");
CREATE INDEX "agent_tasks_parent_id_created_at_id_index" ON "agent_tasks" USING btree ("parent_id","created_at" DESC NULLS FIRST,"id") WHERE parent_id is not
	null;
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_parent_id" CHECK ((parent_id is null) = (delegated_by is null));
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_draft_text" CHECK ((draft_subject is null) = (draft_text is null) and length(draft_subject) <= 200 and
	length(draft_text) <= 10000);
ALTER TABLE "agent_tasks" ADD CONSTRAINT "agent_tasks_waits_for" CHECK ("agent_tasks"."waits_for" in ('approval', 'budget', 'event', 'model', 'agent',
	'tasks'));

-- What the finished steps of a task that is being done have answered, in order, each beside what it was asked. It goes when the task ends.
-- (As text: JSON in it may escape what jsonb does not hold.)
create table app.task_journal (
  task_id uuid not null references public.agent_tasks on delete cascade, no int not null check (no between 1 and 200),
  asked bytea not null check (length(asked) = 32), answer text not null check (length(answer) <= 200000), primary key (task_id, no));
-- A step that no agent can take fails; what waits for its steps goes on when they are over.
insert into app.transitions (entity, "from", "to") values ('agent_tasks', 'pending', 'failed');

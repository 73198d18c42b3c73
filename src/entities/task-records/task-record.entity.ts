import { entity } from "../../entity/describe.ts";
import { copied_from_task, task_records } from "./task-record.schema.ts";

/** What tasks are about. */
export const task_record = entity(task_records, {
  title: { one: "Record of a task", many: "Records of a task" },
  about:
    "That a task is about a record: a lead, a client, a contact, a project, an activity, a risk, a finding or a proposal of an agent. Whoever may change the task and sees the record says so; whoever sees only one of the two is not told of it.",
  example: {
    task_id: "01930000-0000-7000-8000-000000000001",
    record_entity: "leads",
    record_id: "01930000-0000-7000-8000-000000000002",
  },
  kinds: { record_id: "reference" },
  given_once: ["task_id", "record_entity", "record_id"],
  written_by_verbs: ["made_of", ...copied_from_task],
});

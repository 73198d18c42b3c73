import { sql } from "../database/drizzle.ts";
import type { Transaction } from "../database/door.ts";
import { newId } from "../entity/operations.ts";
import { splitOnError } from "../entity/split-on-error.ts";

/** Puts people on tasks beside who answers for them, where they are not; of whom that is refused, the task goes without. */
export async function putBeside(
  tx: Transaction,
  tasks: { id: string | null; beside: string[] }[],
  refuse: (task_id: string, user_id: string) => void,
): Promise<void> {
  const rows = tasks.flatMap(({ id, beside }) =>
    beside.map((user_id) => ({ id: newId(), task_id: id ?? "", user_id })),
  );
  await splitOnError(
    tx,
    rows,
    async (part) =>
      void (await tx.execute(sql`insert into public.task_people (id, task_id, user_id, part)
        select r.id, r.task_id, r.user_id, 'assignee' from json_to_recordset(${JSON.stringify(part)}::json) r (id uuid, task_id uuid, user_id uuid)
         where not exists (select from public.task_people p where (p.task_id, p.user_id) = (r.task_id, r.user_id) and p.deleted_at is null)`)),
    ({ task_id, user_id }) => refuse(task_id, user_id),
  );
}

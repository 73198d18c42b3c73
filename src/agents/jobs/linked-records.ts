import { z } from "zod";
import { translateError } from "../../entity/translate-error.ts";
import type { Asking } from "./job.ts";

const about_task = z.object({ entity: z.literal("tasks"), id: z.uuid() });
type Linked = { entity: string; id: string };

/** What a question about a task is told of the records that it is about, as far as its asker and the agent both see them. */
export async function linkedRecords({ input, ask }: Pick<Asking, "input" | "ask">): Promise<string[]> {
  const { data } = about_task.safeParse(input);
  if (!data) return [];
  const found = await ask<Linked>(
    "task_records_list",
    `select record_entity as entity, record_id as id from public.task_records
      where task_id = $1 and deleted_at is null and task_deleted_at is null order by created_at, id limit 50`,
    [data.id],
  ).catch(noneWhereRefused);
  if (found.length === 0) return [];
  return [`The task is linked to these records: ${found.map(({ entity, id }) => `${entity} ${id}`).join(", ")}.`];
}

// (Not every agent reads tasks.)
function noneWhereRefused(error: unknown): Linked[] {
  const { code } = translateError(error);
  if (code === "INSUFFICIENT_PRIVILEGES" || code === "PERMISSION_DENIED") return [];
  throw error;
}

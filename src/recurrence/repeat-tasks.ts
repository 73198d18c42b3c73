import { setTimeout as pause } from "node:timers/promises";
import type { Actor, Database } from "../database/door.ts";
import { nextDay, type Repeating } from "./next-day.ts";

/** So many times as long as one rule held the only thread, others are served before the next. */
const others_share = 4;

/** Has what repeats come again once it is done, as the server itself; answers how many were looked at. What cannot be worked out is told, ends its series and holds up no other. */
export async function repeatWhatIsDone(
  database: Database,
  system: Actor,
  failed: (error: unknown) => void,
): Promise<number> {
  const [rows] = await database.flush(system, [{ text: "select app.tasks_to_repeat()::text", values: [] }]);
  const tasks = JSON.parse(rows?.[0]?.[0] ?? "[]") as (Repeating & { id: string })[];
  for (const task of tasks) {
    const began = performance.now();
    const next = following(task, failed);
    const held = performance.now() - began;
    const follow = (day: string | null, rule: string | null) =>
      database.flush(system, [{ text: "select app.repeat_task($1, $2, $3)", values: [task.id, day, rule] }]);
    await follow(next?.day ?? null, next?.rule ?? null).catch((error: unknown) => {
      failed(error);
      return follow(null, null);
    });
    if (held > 5) await pause(held * others_share);
  }
  return tasks.length;
}

function following(task: Repeating, failed: (error: unknown) => void): ReturnType<typeof nextDay> {
  try {
    return nextDay(task);
  } catch (error) {
    failed(error);
    return null;
  }
}

import type { Actor, Database } from "../database/door.ts";
import type { Task } from "../jobs/task.ts";
import { type Facts, judge, type Machine, type Part } from "./judge.ts";

/** How each part of the installation is, for whoever may open the page of it and for the server itself. */
export async function lookAtParts(database: Database, actor: Actor, machine: () => Promise<Machine>): Promise<Part[]> {
  const [rows] = await database.flush(actor, [{ text: "select app.system_health()::text", values: [] }]);
  return judge(JSON.parse(rows?.[0]?.[0] ?? "{}") as Facts, await machine());
}

/** The task that notes how each part is, for its history. */
export function noteParts(database: Database, system: Actor, machine: () => Promise<Machine>): Task {
  return {
    name: "note_parts",
    async work() {
      const parts = await lookAtParts(database, system, machine);
      const states = JSON.stringify(parts.map(({ part, state }) => ({ part, state })));
      await database.flush(system, [{ text: "select app.note_parts($1)::text", values: [states] }]);
    },
  };
}

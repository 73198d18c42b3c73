import type { Actor, Database } from "../database/door.ts";

/** Something that the server does by itself, on one server at a time. */
export type Task = {
  name: string;
  /** When it runs, in the words of cron, in UTC. Whether or not there is one, it runs as soon as app.work_due() names it. */
  cron?: string;
  /** Does what there is to do; between two steps it ends where the server stops. */
  work(stopping: AbortSignal): Promise<unknown>;
};

/** A task that takes one step after the other while there is something to do. */
export function stepTask(name: string, step: () => Promise<boolean>): Task {
  return {
    name,
    work: async (stopping) => {
      while (!stopping.aborted && (await step()));
    },
  };
}

/** A task that is one statement, as the server itself, again while `more` says so of its answer. */
export function statementTask(
  { database, system }: { database: Database; system: Actor },
  { name, cron, text, more = () => false }: Omit<Task, "work"> & { text: string; more?: (answer: string) => boolean },
): Task {
  const step = async () => {
    const [rows] = await database.flush(system, [{ text, values: [] }]);
    return more(rows?.[0]?.[0] ?? "");
  };
  return { ...stepTask(name, step), ...(cron !== undefined && { cron }) };
}

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

const lane_pause_ms = 500;

/** The same side by side in so many lanes, so that one step that is slow holds up none but itself. It ends once all lanes are idle. */
export function lanesTask(name: string, lanes: number, step: (stopping: AbortSignal) => Promise<boolean>): Task {
  return {
    name,
    async work(stopping) {
      let busy = 0;
      const lane = async () => {
        do {
          busy += 1;
          const worked = await step(stopping).finally(() => (busy -= 1));
          if (!worked && busy > 0) await new Promise((resolve) => setTimeout(resolve, lane_pause_ms));
          else if (!worked) return;
        } while (!stopping.aborted);
      };
      await Promise.all(Array.from({ length: lanes }, lane));
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

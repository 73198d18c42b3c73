import type { Actor, Database } from "../database/door.ts";

const batch = 5000;

const chores = [
  { every_ms: 1000, text: `select app.seal_log(${batch})`, again: (answer: string) => Number(answer) === batch },
  {
    every_ms: 3_600_000,
    text: "with gone as (delete from app.idempotency where at < now() - interval '30 days' returning 1) select count(*)::text from gone",
    again: () => false,
  },
  { every_ms: 3_600_000, text: "select app.empty_bin()", again: () => false },
  { every_ms: 3_600_000, text: "select app.retire_imports()", again: () => false },
  { every_ms: 3_600_000, text: "select app.forget_tabs()", again: () => false },
  { every_ms: 3_600_000, text: "select app.retire_searches()", again: () => false },
  { every_ms: 3_600_000, text: "select app.retire_usage()", again: () => false },
  { every_ms: 3_600_000, text: "select app.retire_monitoring()", again: () => false },
  { every_ms: 3_600_000, text: "select app.retire_set_aside()", again: () => false },
  { every_ms: 3_600_000, text: "select app.retire_tasks()", again: () => false },
  { every_ms: 30_000, text: "select app.remind()", again: () => false },
  { every_ms: 60_000, text: "select app.remind_of_tasks()", again: () => false },
  { every_ms: 60_000, text: "select app.stop_timers()", again: () => false },
  { every_ms: 300_000, text: "select app.remind_of_time()", again: () => false },
  // What an administrator left standing on a removed stage, when the page was closed.
  { every_ms: 2000, text: "select app.empty_stages()", again: () => false },
  { every_ms: 3_600_000, text: "select app.empty_own_fields()::text", again: (answer: string) => answer === "true" },
  { every_ms: 2000, text: "select app.search_anew()::text", again: (answer: string) => answer === "true" },
  { every_ms: 15_000, text: "select app.empty_choices()", again: () => false },
  { every_ms: 2000, text: "select app.rescore()", again: (answer: string) => Number(answer) >= 1000 },
  { every_ms: 5000, text: "select app.weigh_health()", again: (answer: string) => Number(answer) > 0 },
  // (A quarter of a second at a time, and a pause: whoever is to be told of a pair has seconds.)
  { every_ms: 1000, text: "select app.find_duplicates()", again: () => false },
  { every_ms: 5000, text: "select app.wake_notifications()", again: () => false },
  { every_ms: 3_600_000, text: "select app.retire_notifications()", again: () => false },
];

/** Seals the log behind the writers, forgets old idempotency keys and empties the bin, as the server itself, until stopped. */
export function keepUp(database: Database, system: Actor, failed: (error: unknown) => void): () => void {
  let stopped = false;
  const timers = chores.map(({ every_ms, text, again }) => {
    let busy = false;
    return setInterval(async () => {
      if (busy) return;
      busy = true;
      try {
        for (let more = true; more && !stopped;) {
          const [rows] = await database.flush(system, [{ text, values: [] }]);
          more = again(rows?.[0]?.[0] ?? "0");
        }
      } catch (error) {
        // (Whoever stops closes the database behind what is under way.)
        if (stopped) return;
        failed(error);
        const note = { text: "select app.note_failure('chore', $1, $2)::text", values: [text, String(error)] };
        // (A database that is away is told of by the log.)
        await database.flush(system, [note]).catch(() => undefined);
      } finally {
        busy = false;
      }
    }, every_ms);
  });
  return () => {
    stopped = true;
    timers.forEach(clearInterval);
  };
}

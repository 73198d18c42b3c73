import type { Actor, Database } from "../database/door.ts";

const poll_ms = 250;
const at_most = 2000;

/**
 * Makes notifications of what comes into the change feed, until stopped. Where it stands is kept in the database, so that
 * a server that dies loses nothing, and of several servers one does it at a time.
 */
export function keepDelivering(database: Database, system: Actor, failed: (error: unknown) => void): () => void {
  let stopped = false;
  const text = `select app.deliver_notices(${at_most})`;
  const step = async () => {
    const [rows] = await database.flush(system, [{ text, values: [] }]);
    return Number(rows?.[0]?.[0]) >= at_most ? 0 : poll_ms;
  };
  const run = async () => {
    while (!stopped) {
      const pause = await step().catch((error: unknown) => {
        if (!stopped) failed(error);
        return 1000;
      });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  void run();
  return () => void (stopped = true);
}

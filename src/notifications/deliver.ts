import type { Actor, Database } from "../database/door.ts";

const poll_ms = 250;
const most_at_once = 2000;
const more_time = { text: "select set_config('statement_timeout', '5min', true)", values: [] };

/**
 * Makes notifications of what comes into the change feed, until stopped. Where it stands is kept in the database, so that
 * a server that dies loses nothing, and of several servers one does it at a time. After a failure it goes on transaction
 * by transaction, with more time for each, until it has caught up: what came before the one that fails is told, and a huge
 * one gets through.
 */
export function keepDelivering(database: Database, system: Actor, failed: (error: unknown) => void): () => void {
  let stopped = false;
  let careful = false;
  const step = async () => {
    const most = careful ? 1 : most_at_once;
    const deliver = { text: "select app.deliver_notices($1)", values: [most] };
    const answers = await database.flush(system, careful ? [more_time, deliver] : [deliver]);
    const delivered = Number(answers.at(-1)?.[0]?.[0]);
    careful = careful && delivered > 0;
    return delivered >= most ? 0 : poll_ms;
  };
  const run = async () => {
    while (!stopped) {
      const pause = await step().catch((error: unknown) => {
        careful = true;
        if (!stopped) failed(error);
        return 1000;
      });
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  };
  void run();
  return () => void (stopped = true);
}

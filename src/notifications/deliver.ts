import { sqlState, type Actor, type Database } from "../database/door.ts";
import type { RawRows, Statement } from "../database/flush.ts";

const poll_ms = 250;
const most_at_once = 2000;
const more_time = { text: "select set_config('statement_timeout', '5min', true)", values: [] };

/**
 * Makes notifications of what comes into the change feed, until stopped. Where it stands is kept in the database, so that
 * a server that dies loses nothing, and of several servers one does it at a time. After a failure it goes on carefully,
 * transaction by transaction and with more time for each, until it has caught up: what cannot be told is set aside, and
 * holds up nothing that comes after it.
 */
export function keepDelivering(database: Database, system: Actor, failed: (error: unknown) => void): () => void {
  let stopped = false;
  let careful = false;
  const step = async () => {
    const most = careful ? 1 : most_at_once;
    const deliver = { text: "select app.deliver_notices($1, $2)", values: [most, careful] };
    const answers = await (careful ? carefully(database, system, deliver) : database.flush(system, [deliver]));
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

// What is too long even by itself cannot be set aside by the statement that it has outlasted.
async function carefully(database: Database, system: Actor, deliver: Statement): Promise<RawRows[]> {
  try {
    return await database.flush(system, [more_time, deliver]);
  } catch (error) {
    if (sqlState(error) !== "57014") throw error;
    await database.flush(system, [{ text: "select app.pass_over_next($1)::text", values: [String(error)] }]);
    return [[["1"]]];
  }
}

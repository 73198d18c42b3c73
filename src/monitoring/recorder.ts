import type { Actor, Database } from "../database/door.ts";
import { errorCounts, type ErrorCounts } from "./error-counts.ts";
import { type Metrics, openMetrics } from "./metrics.ts";
import { programRelease } from "./release.ts";
import { requestCounts, type RequestCounts } from "./request-counts.ts";

/** What the server measures of itself. */
export type Recorder = {
  requests: RequestCounts;
  metrics: Metrics;
  errors: ErrorCounts;
  /** Writes what was measured since the last time. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

type Needs = { database: Database; system: Actor; failed: (error: unknown) => void };

const every_ms = 5000;

/** Measures in memory and writes it every five seconds, as the server itself; what cannot be written is lost and said. */
export function openRecorder({ database, system, failed }: Needs): Recorder {
  const release = programRelease();
  const [counts, metrics] = [requestCounts(), openMetrics()];
  const requests: RequestCounts = {
    add(...request) {
      counts.add(...request);
      metrics.add(...request);
    },
    take: () => counts.take(),
  };
  const errors = errorCounts();
  const call = async (text: string, ...values: unknown[]): Promise<void> =>
    void (await database.flush(system, [{ text: `select ${text}`, values }]));
  const write = async () => {
    const counted = requests.take();
    const seen = await Promise.all(errors.take().map((one) => withPeople(database, one)));
    if (counted.length > 0) await call("app.keep_requests($1)", JSON.stringify(counted));
    if (seen.length > 0) await call("app.keep_errors($1, $2)", release.number, JSON.stringify(seen));
  };
  // One after the other, so that closing waits for what is under way.
  let writing = call("app.note_release($1, $2)", release.number, release.version).catch(failed);
  const flush = () => (writing = writing.then(write).catch(failed));
  const timer = setInterval(() => void flush(), every_ms);
  return {
    requests,
    metrics,
    errors,
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}

/** An error with the people whom it happened to; a proof that opens nothing any more is of nobody. */
async function withPeople(database: Database, { proofs, ...seen }: ReturnType<ErrorCounts["take"]>[number]) {
  const asked = { text: "select app.user_id()::text", values: [] };
  const people: string[] = [];
  for (const proof of proofs) {
    const [rows] = await database.flush({ proof }, [asked]).catch(() => []);
    if (rows?.[0]?.[0]) people.push(rows[0][0]);
  }
  return { ...seen, people };
}

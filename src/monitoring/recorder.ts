import type { Actor, Database } from "../database/door.ts";
import type { Release } from "./release.ts";
import { requestCounts, type RequestCounts } from "./request-counts.ts";

/** What the server measures of itself. */
export type Recorder = {
  requests: RequestCounts;
  /** Writes what was measured since the last time. */
  flush(): Promise<void>;
  close(): Promise<void>;
};

type Needs = { database: Database; system: Actor; release: Release; failed: (error: unknown) => void };

const every_ms = 10_000;

/** Measures in memory and writes it every ten seconds, as the server itself; what cannot be written is lost and said. */
export function openRecorder({ database, system, release, failed }: Needs): Recorder {
  const requests = requestCounts();
  const write = async () => {
    const counted = requests.take();
    if (counted.length > 0)
      await database.flush(system, [{ text: "select app.keep_requests($1)", values: [JSON.stringify(counted)] }]);
  };
  // One after the other, so that closing waits for what is under way.
  let writing = database
    .flush(system, [{ text: "select app.note_release($1, $2)", values: [release.number, release.version] }])
    .then(() => undefined, failed);
  const flush = () => (writing = writing.then(write).catch(failed));
  const timer = setInterval(() => void flush(), every_ms);
  return {
    requests,
    flush,
    close() {
      clearInterval(timer);
      return flush();
    },
  };
}

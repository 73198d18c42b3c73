import type { Actor } from "../database/door.ts";
import { type Cause, causeOf, storable } from "./cause.ts";

/** An error that was seen, by the server or by a browser that tells of it. */
export type Seen = {
  source: "server" | "browser";
  error: unknown;
  /** The route or the page on which it happened. */
  route: string;
  request_id?: string;
  /** By what the caller came in, so that people can be counted. */
  proof?: Actor["proof"];
};

type Counted = Cause &
  Pick<Seen, "source" | "route"> & { count: number; request_id: string | null; proofs: Set<Actor["proof"]> };

/** Errors by their cause, kept in memory until they are taken. */
export type ErrorCounts = { add(seen: Seen): void; take(): Counted[] };

// Of each source; further causes come with the next flush.
const most_causes = 50;
const most_people = 20;

export function errorCounts(): ErrorCounts {
  let counts = new Map<string, Counted>();
  return {
    add({ source, error, route, request_id, proof }) {
      const cause = causeOf(error instanceof Object ? error : { message: String(error) });
      const key = `${source} ${cause.fingerprint}`;
      let counted = counts.get(key);
      if (!counted) {
        if ([...counts.values()].filter((each) => each.source === source).length >= most_causes) return;
        counted = { ...cause, source, route: "", count: 0, request_id: null, proofs: new Set() };
        counts.set(key, counted);
      }
      counted.count++;
      counted.route = storable(route);
      counted.request_id = request_id ?? null;
      if (proof !== undefined && counted.proofs.size < most_people) counted.proofs.add(proof);
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}

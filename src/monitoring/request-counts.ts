import { bucket_count, bucketOf } from "./histogram.ts";

/** What was measured of one route. `refused` are answers of 400 to 499, `failed` those from 500 on. */
type Counted = { route: string; requests: number; refused: number; failed: number; buckets: number[] };

/** Requests by route, kept in memory until they are taken. */
export type RequestCounts = {
  /** Counts a request by the status of its answer and the milliseconds until there was one. */
  add(route: string, status: number, ms: number): void;
  /** What was counted since it was last asked for. */
  take(): Counted[];
};

export function requestCounts(): RequestCounts {
  let counts = new Map<string, Counted>();
  const countedOf = (route: string): Counted => {
    let counted = counts.get(route);
    if (!counted) {
      counted = { route, requests: 0, refused: 0, failed: 0, buckets: Array<number>(bucket_count).fill(0) };
      counts.set(route, counted);
    }
    return counted;
  };
  return {
    add(route, status, ms) {
      const counted = countedOf(route);
      counted.requests++;
      if (status >= 500) counted.failed++;
      else if (status >= 400) counted.refused++;
      const bucket = bucketOf(ms);
      counted.buckets[bucket] = (counted.buckets[bucket] ?? 0) + 1;
    },
    take() {
      const taken = [...counts.values()];
      counts = new Map();
      return taken;
    },
  };
}

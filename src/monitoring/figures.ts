import { type Buckets, percentile, sumOf } from "./histogram.ts";
import { day_ms, type Period, spans } from "./periods.ts";

/** What the database has counted (app.request_figures). */
export type Counts = {
  now: string;
  steps: (Count & { at: string })[];
  routes: (Count & { route: string })[];
  /** Of the last five minutes, and since the present release. */
  recent: { requests: number; failed: number };
  releases: ReleaseStart[];
};
type Count = { requests: number; refused: number; failed: number; buckets: Buckets | null };
export type ReleaseStart = { at: string; number: number; version: string };

/** What a route, a step in time or all of it came to; durations in milliseconds, within 10 %. */
export type Figure = {
  requests: number;
  /** Answers of 400 to 499. */
  refused: number;
  /** Answers from 500 on. */
  failed: number;
  p50: number | null;
  p95: number | null;
  p99: number | null;
};

/** Requests of a period, in all, by time and by route, and the advice to roll back. */
export type Figures = {
  period: Period;
  now: string;
  all: Figure;
  steps: (Figure & { at: string })[];
  routes: (Figure & { route: string; per_minute: number })[];
  /** The starts of releases within the period, the newest first, and the present one. */
  releases: ReleaseStart[];
  advice: Advice | null;
};

/** Too many requests fail; where a release began within the last day, the one before it is named. */
export type Advice = { failed: number; requests: number; since: ReleaseStart | null; to: ReleaseStart | null };

/** The figures of a period, from what was counted. */
export function figuresOf(counts: Counts, period: Period): Figures {
  const { ms } = spans[period];
  const since = Date.parse(counts.now) - ms;
  return {
    period,
    now: counts.now,
    all: figureOf(totalOf(counts.routes)),
    steps: counts.steps.map((step) => ({ at: step.at, ...figureOf(step) })),
    routes: counts.routes.map((route) => ({
      route: route.route,
      per_minute: route.requests / (ms / 60_000),
      ...figureOf(route),
    })),
    releases: counts.releases.filter(({ at }, index) => index === 0 || Date.parse(at) >= since),
    advice: adviceOf(counts),
  };
}

function figureOf({ requests, refused, failed, buckets }: Count): Figure {
  const at = (share: number) => percentile(buckets ?? {}, share);
  return { requests, refused, failed, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function totalOf(counts: Count[]): Count {
  const sum = (of: (count: Count) => number) => counts.reduce((all, count) => all + of(count), 0);
  return {
    requests: sum(({ requests }) => requests),
    refused: sum(({ refused }) => refused),
    failed: sum(({ failed }) => failed),
    buckets: sumOf(counts.map(({ buckets }) => buckets ?? {})),
  };
}

// Of fewer requests a single failure would be too much.
const enough_requests = 20;
const most_failing = 0.05;

function adviceOf({ now, recent, releases: [present, before] }: Counts): Advice | null {
  const { requests, failed } = recent;
  if (requests < enough_requests || failed / requests <= most_failing) return null;
  const fresh = present && before && Date.parse(now) - Date.parse(present.at) < day_ms;
  return { requests, failed, since: fresh ? present : null, to: fresh ? before : null };
}

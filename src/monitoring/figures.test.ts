import { expect, test } from "vitest";
import { type Counts, figuresOf } from "./figures.ts";

const now = "2026-11-28T12:00:00.000Z";
const release = (number: number, at: string) => ({ number, at, version: "0.1.0" });
const counts = (more: Partial<Counts> = {}): Counts => ({
  now,
  steps: [{ at: "2026-11-28T11:00:00Z", requests: 120, refused: 6, failed: 3, buckets: { 10: 100, 30: 20 } }],
  routes: [
    { route: "GET /api/leads", requests: 100, refused: 6, failed: 0, buckets: { 10: 100 } },
    { route: "POST /api/leads", requests: 20, refused: 0, failed: 3, buckets: { 30: 20 } },
  ],
  recent: { requests: 0, failed: 0 },
  releases: [release(222, "2026-11-28T09:00:00Z"), release(221, "2026-10-01T09:00:00Z")],
  ...more,
});

test("adds routes up, with their rate, shares and percentiles", () => {
  const { all, routes, steps, releases } = figuresOf(counts(), "1h");
  expect(all).toMatchObject({ requests: 120, refused: 6, failed: 3 });
  expect(routes.map(({ per_minute }) => per_minute)).toEqual([100 / 60, 20 / 60]);
  expect(all.p50).toBeCloseTo(routes[0]?.p95 ?? 0);
  expect(all.p99).toBeCloseTo(routes[1]?.p50 ?? 0);
  expect(steps[0]).toMatchObject({ at: "2026-11-28T11:00:00Z", failed: 3 });
  expect(releases.map(({ number }) => number)).toEqual([222]);
  expect(figuresOf(counts(), "90d").releases).toHaveLength(2);
});

test("an hour without requests has no percentiles", () => {
  expect(figuresOf(counts({ steps: [], routes: [] }), "1h").all).toMatchObject({ requests: 0, p95: null });
});

test("advises to roll back above 5 % of enough requests since a release of the last day", () => {
  const advice = (requests: number, failed: number, releases = counts().releases) =>
    figuresOf(counts({ recent: { requests, failed }, releases }), "1h").advice;
  expect(advice(19, 19)).toBeNull();
  expect(advice(100, 5)).toBeNull();
  expect(advice(100, 6)).toMatchObject({ since: { number: 222 }, to: { number: 221 } });
  // Nothing is there to go back to, or the release is not what made it.
  expect(advice(100, 6, [release(222, now)])).toMatchObject({ since: null, to: null });
  expect(advice(100, 6, [release(222, "2026-11-20T09:00:00Z"), release(221, "2026-10-01T09:00:00Z")])?.to).toBeNull();
});

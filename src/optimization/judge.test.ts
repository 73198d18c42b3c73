import { expect, test } from "vitest";
import { bucketOf } from "../monitoring/histogram.ts";
import { type Facts, judge } from "./judge.ts";

const facts: Facts = {
  now: "2026-11-28T12:00:00Z",
  week: "2026-11-22T00:00:00Z",
  counted_since: "2026-11-01T00:00:00Z",
  routes: [
    { route: "GET /api/leads", present: false, requests: 100, buckets: { [bucketOf(100)]: 100 } },
    { route: "GET /api/leads", present: true, requests: 100, buckets: { [bucketOf(300)]: 100 } },
    { route: "GET /api/tasks", present: true, requests: 100, buckets: { [bucketOf(20)]: 100 } },
    { route: "GET /api/rare", present: true, requests: 3, buckets: { [bucketOf(900)]: 3 } },
  ],
  pages: [{ path: "/leads", present: true, views: 40, ms: 2500 }],
  tables: [
    table({ name: "public.leads", rows: 100_000, whole_reads: 500, whole_rows: 500 * 100_000 }),
    table({ name: "public.tags", rows: 20, whole_reads: 5000, whole_rows: 100_000 }),
  ],
  unused: [{ table: "public.leads", name: "leads_city_index", bytes: 4_200_000 }],
  gaps: {
    leads_unowned: 3,
    leads_without_step: 0,
    tasks_unowned: 0,
    clients_unowned: 0,
    contacts_unreachable: 0,
    bounced: 0,
    duplicates: { leads: 2 },
  },
};

function table(more: Partial<Facts["tables"][number]>) {
  return { name: "", rows: 0, bytes: 0, index_bytes: 0, whole_reads: 0, whole_rows: 0, index_reads: 0, ...more };
}

test("the slowest come first, against the week before; who is over the budget is found, where enough was measured", () => {
  const { routes, pages, findings } = judge(facts);
  expect(routes.map(({ name }) => name)).toEqual(["GET /api/rare", "GET /api/leads", "GET /api/tasks"]);
  expect(routes[1]?.ms).toBeGreaterThan((routes[1]?.before ?? 0) * 2);
  expect(pages).toEqual([{ name: "/leads", count: 40, ms: 2500, before: null }]);
  expect(findings.map(({ kind, subject }) => `${kind} ${subject}`.trim())).toEqual([
    "slow_route GET /api/leads",
    "slow_page /leads",
    "read_whole public.leads",
    "unused_index leads_city_index",
    "leads_unowned",
    "duplicates leads",
  ]);
});

test("nothing is said of indexes before a week was counted", () => {
  const { findings } = judge({ ...facts, counted_since: "2026-11-25T00:00:00Z" });
  expect(findings.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(["unused_index"]));
  expect(findings.map(({ kind }) => kind)).not.toEqual(expect.arrayContaining(["read_whole"]));
});

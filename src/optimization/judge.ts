import { type Buckets, percentile } from "../monitoring/histogram.ts";

/** The budgets of the specification, in milliseconds. */
export const budgets = { route: 200, page: 2000 } as const;

/** What the database knows of its speed, its size and the gaps in its data (app.optimization_state). */
export type Facts = {
  now: string;
  week: string;
  counted_since: string;
  routes: { route: string; present: boolean; requests: number; buckets: Buckets }[];
  pages: { path: string; present: boolean; views: number; ms: number }[];
  tables: Table[];
  unused: { table: string; name: string; bytes: number }[];
  gaps: Gaps;
};
export type Table = {
  name: string;
  rows: number;
  bytes: number;
  index_bytes: number;
  whole_reads: number;
  whole_rows: number;
  index_reads: number;
};
export type Gaps = Record<
  "leads_unowned" | "leads_without_step" | "tasks_unowned" | "clients_unowned" | "contacts_unreachable" | "bounced",
  number
> & { duplicates: Record<string, number> };

/** What was measured within seven days against its budget: the 95th percentile of a route, the 75th of a page; `before` is of the week before. */
export type Measured = { name: string; count: number; ms: number; before: number | null };

/** Something that can be made better; worded by src/optimization/browser/finding-words.ts. */
export type Finding = { kind: string; subject: string; values: Record<string, string | number> };

export type Optimization = {
  now: string;
  counted_since: string;
  routes: Measured[];
  pages: Measured[];
  tables: Table[];
  findings: Finding[];
};

// Fewer say nothing.
const enough = 20;

/** What is over its budget first, and all that could be better. */
export function judge(facts: Facts): Optimization {
  const routes = measured(
    facts.routes.map(({ route, present, requests, buckets }) => ({
      name: route,
      present,
      count: requests,
      ms: percentile(buckets, 0.95) ?? 0,
    })),
  );
  const pages = measured(facts.pages.map(({ path, views, ...page }) => ({ ...page, name: path, count: views })));
  const { now, counted_since, tables } = facts;
  const findings = [
    ...over("slow_route", routes, budgets.route),
    ...over("slow_page", pages, budgets.page),
    ...indexFindings(facts),
    ...gapFindings(facts.gaps),
  ];
  return { now, counted_since, routes, pages, tables: tables.slice(0, 15), findings };
}

function measured(all: (Omit<Measured, "before"> & { present: boolean })[]): Measured[] {
  const before = new Map(all.filter(({ present }) => !present).map(({ name, ms }) => [name, ms]));
  return all
    .filter(({ present }) => present)
    .map(({ name, count, ms }) => ({ name, count, ms, before: before.get(name) ?? null }))
    .toSorted((one, other) => other.ms - one.ms);
}

function over(kind: string, all: Measured[], budget: number): Finding[] {
  return all
    .filter(({ ms, count }) => ms > budget && count >= enough)
    .map(({ name, ms, count }) => ({ kind, subject: name, values: { ms: Math.round(ms), count, budget } }));
}

const week_ms = 7 * 24 * 3_600_000;
const many_rows = 10_000;

/** Indexes that nobody used for a week, and tables that are read whole again and again. */
function indexFindings({ now, counted_since, unused, tables }: Facts): Finding[] {
  if (Date.parse(now) - Date.parse(counted_since) < week_ms) return [];
  return [
    ...tables
      .filter(
        ({ rows, whole_reads, whole_rows }) =>
          rows >= many_rows && whole_reads >= 100 && whole_rows / whole_reads > rows / 2,
      )
      .map(({ name, rows, whole_reads }) => ({
        kind: "read_whole",
        subject: name,
        values: { rows, times: whole_reads },
      })),
    ...unused.map(({ table, name, bytes }) => ({
      kind: "unused_index",
      subject: name,
      values: { table, megabytes: bytes / 1e6 },
    })),
  ];
}

function gapFindings({ duplicates, ...gaps }: Gaps): Finding[] {
  const pairs = Object.entries(duplicates).map(([entity, count]) => ({
    kind: "duplicates",
    subject: entity,
    values: { count },
  }));
  return [...Object.entries(gaps).map(([kind, count]) => ({ kind, subject: "", values: { count } })), ...pairs].filter(
    ({ values }) => values.count > 0,
  );
}

import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PoolState } from "../database/door.ts";
import type { Part, State } from "../health/judge.ts";
import type { RequestCounts } from "./request-counts.ts";

/** What is looked up when the metrics are read: `parts` is undefined while the database does not answer. */
export type Looked = { now: number; pools: Record<string, PoolState>; parts: Part[] | undefined };

/** What the server measures of itself, in the text format of Prometheus. It names routes by their patterns, never people or records. */
export type Metrics = {
  /** Counts a request by the status of its answer and the milliseconds until there was one. */
  add: RequestCounts["add"];
  content_type: string;
  text(looked: Looked): Promise<string>;
};

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

export function openMetrics(): Metrics {
  const registry = new Registry();
  // The process: CPU, memory, event loop, garbage collection, open files.
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "tandem_http_request_duration_seconds",
    help: "Time from a request of the API to the start of its answer.",
    labelNames: ["method", "route", "status"],
    buckets: seconds,
    registers: [registry],
  });
  const set = gauges(registry);
  return {
    add(name, status, ms) {
      const [method, route] = name.includes(" ") ? name.split(" ", 2) : ["", name];
      durations.observe({ method, route, status: `${Math.floor(status / 100)}xx` }, ms / 1000);
    },
    content_type: registry.contentType,
    text(looked) {
      set(looked);
      return registry.metrics();
    },
  };
}

function gauges(registry: Registry): (looked: Looked) => void {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name: `tandem_${name}`, help, labelNames, registers: [registry] });
  const up = gauge("database_up", "1 if the database answers, 0 if not.");
  const used = gauge("pool_connections", "Open database connections by pool and state.", ["pool", "state"]);
  const most = gauge("pool_connections_max", "Database connections that a pool may open.", ["pool"]);
  const waiting = gauge("pool_waiting", "Requests that wait for a database connection.", ["pool"]);
  const state = gauge("part_state", "1 for the present state of each part of the installation.", ["part", "state"]);
  const jobs = gauge("jobs_waiting", "Background jobs that are due and have not started.");
  const failing = gauge("jobs_failing", "Background tasks whose last run failed.");
  const oldest = gauge("jobs_oldest_seconds", "Age of the oldest background job that is due, 0 without one.");
  const backup = gauge("backup_age_seconds", "Age of the last backup; missing without one.");
  return ({ now, pools, parts }) => {
    for (const each of [used, state]) each.reset();
    // (A gauge without labels is 0 once it is reset.)
    for (const each of [jobs, failing, oldest, backup]) each.remove();
    up.set(parts ? 1 : 0);
    for (const [pool, { open, idle, waits, connections }] of Object.entries(pools)) {
      used.set({ pool, state: "idle" }, idle);
      used.set({ pool, state: "used" }, open - idle);
      most.set({ pool }, connections);
      waiting.set({ pool }, waits);
    }
    for (const { part, state: present } of parts ?? [])
      for (const each of states) state.set({ part, state: each }, each === present ? 1 : 0);
    const valuesOf = (name: string) => parts?.find(({ part }) => part === name)?.values ?? {};
    const age = (at: string | number | undefined) => Math.max(0, (now - Date.parse(String(at))) / 1000);
    const { waiting: due, failing: failed, since } = valuesOf("jobs");
    if (parts) jobs.set(Number(due));
    if (parts) failing.set(Number(failed));
    if (parts) oldest.set(since ? age(since) : 0);
    const { at } = valuesOf("backup");
    if (at) backup.set(age(at));
  };
}

const states: State[] = ["good", "warning", "bad", "off"];

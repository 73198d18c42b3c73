import { expect, test } from "vitest";
import { type Facts, judge, type Machine } from "./judge.ts";

const now = "2026-11-28T12:00:00.000Z";
const before = (minutes: number) => new Date(Date.parse(now) - minutes * 60_000).toISOString();
const facts: Facts = {
  now,
  database: { version: "18.4", bytes: 2e9, used: 10, most: 100, since: before(100) },
  log: { sealed_at: before(1), unsealed_since: null },
  mail: { waiting: 0, since: null, failed: 0, sent_at: null, error: null },
  push: { devices: 1, since: null, error: null },
  set_aside: { count: 0, since: null, error: null },
  agents: { worker_at: before(0), halt: null, waiting: 0, failed: 0 },
  model: true,
  repositories: { watched: 1, failing: 0, error: null },
  jobs: { servers: 1, tasks: 20, waiting: 0, failing: 0, since: null, error: null },
  backup: { at: before(60), restored_at: null, gigabytes: 0.1 },
  imports: { running: 0, failed: 0, error: null },
  browsers: { count: 0, error: null },
};
const machine: Machine = {
  now,
  disk: { folder: "/data", free: 50e9, total: 100e9 },
  certificate: { until: "2027-02-28T12:00:00.000Z" },
  smtp: true,
  sso: true,
  embedded: true,
};
const states = (f: Partial<Facts> = {}, m: Partial<Machine> = {}) =>
  Object.fromEntries(
    judge({ ...facts, ...f }, { ...machine, ...m }).map(({ part, state, said }) => [part, `${state} ${said}`]),
  );

test("where all is set up and works, every part is good", () => {
  expect(new Set(Object.values(states()))).toEqual(new Set(["good good"]));
});

test("what is not set up is told as that, not as broken", () => {
  const off = states(
    { model: false, repositories: { ...facts.repositories, watched: 0 }, push: { ...facts.push, devices: 0 } },
    { smtp: false, sso: false, disk: null, certificate: null },
  );
  const parts = Object.entries(off).filter(([, state]) => state === "off off");
  expect(parts.map(([part]) => part).toSorted()).toEqual(
    ["certificate", "disk", "mail", "model", "push", "repositories", "sso"].toSorted(),
  );
});

test.each([
  ["disk", {}, { disk: { folder: "/d", free: 0.5e9, total: 100e9 } }, "bad full"],
  ["disk", {}, { disk: { folder: "/d", free: 9e9, total: 100e9 } }, "warning full"],
  ["clock", { now: before(2) }, {}, "bad apart"],
  ["clock", { now: before(0.2) }, {}, "warning apart"],
  ["certificate", {}, { certificate: { until: "2026-11-30T12:00:00Z" } }, "bad expires"],
  ["certificate", {}, { certificate: { until: "2026-12-08T12:00:00Z" } }, "warning expires"],
  ["certificate", {}, { certificate: { error: "self-signed" } }, "bad unreadable"],
  ["database", { database: { ...facts.database, used: 95 } }, {}, "warning connections"],
  ["log", { log: { sealed_at: null, unsealed_since: before(5) } }, {}, "bad behind"],
  ["mail", { mail: { ...facts.mail, waiting: 2, since: before(15) } }, {}, "bad late"],
  ["mail", { mail: { ...facts.mail, failed: 1 } }, {}, "warning failed"],
  ["push", { push: { ...facts.push, since: before(15) } }, {}, "bad late"],
  ["set_aside", { set_aside: { count: 1, since: before(9), error: "x" } }, {}, "warning some"],
  ["agents", { agents: { ...facts.agents, halt: { at: now, reason: "why" } } }, {}, "warning halted"],
  ["agents", { agents: { ...facts.agents, waiting: 1, worker_at: before(5) } }, {}, "bad silent"],
  ["repositories", { repositories: { ...facts.repositories, failing: 1 } }, {}, "warning failing"],
  ["jobs", { jobs: { ...facts.jobs, servers: 0 } }, {}, "bad silent"],
  ["jobs", { jobs: { ...facts.jobs, since: before(3) } }, {}, "bad silent"],
  ["jobs", { jobs: { ...facts.jobs, failing: 1, error: "x" } }, {}, "warning failing"],
  ["backup", { backup: { ...facts.backup, at: null } }, {}, "warning none"],
  ["backup", { backup: { ...facts.backup, at: before(3000) } }, {}, "warning old"],
  ["backup", {}, { embedded: false }, "off elsewhere"],
  ["imports", { imports: { ...facts.imports, failed: 1 } }, {}, "warning failed"],
  ["browsers", { browsers: { count: 3, error: "boom" } }, {}, "warning errors"],
] as [string, Partial<Facts>, Partial<Machine>, string][])("%s", (part, f, m, said) => {
  const told = states(f, m);
  expect(told[part]).toBe(said);
  expect(Object.values(told).filter((state) => state !== "good good")).toEqual([said]);
});

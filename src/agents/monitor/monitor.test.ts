import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { deployAgents } from "../../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { type Instead, openGitServer } from "../../testing/git-server.ts";
import type { Report } from "../../entities/repositories/report.ts";
import { derive_for_tests } from "../../testing/keys.ts";
import { deliverAll, noticesOf } from "../../testing/notices.ts";
import { testRepository, type TestRepository } from "../../testing/repository.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import { github_integration_agent } from "../roster/github-integration-agent.ts";
import { interval_ms, most_retries, openMonitor } from "./monitor.ts";

let company: TestCompany;
let server: TestServer;
let manager: TestPerson;
let auditor: TestPerson;
let claire: TestPerson;
let site: TestRepository;
let git: Awaited<ReturnType<typeof openGitServer>>;
let instead: Instead;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  await deployAgents(company);
  [manager, auditor, claire] = [
    await company.person("project_manager"),
    await company.person("auditor"),
    await company.person("sales"),
  ];
  site = await testRepository();
  git = await openGitServer(site, { token: "s3cret-token", instead: () => instead });
});
beforeEach(async () => {
  instead = undefined;
  git.asked.length = 0;
  await company.owner.query("delete from public.repositories");
  await deliverAll(company);
  await company.owner.query("delete from public.notifications");
});
afterAll(async () => {
  await server.close();
  await git.close();
  await site.close();
  await company.close();
});

type Repository = { id: string; status: string; failing: string[]; has_token: boolean; last_error: string | null };
type Told = { data: Repository & Record<string, unknown> };
const call = <T = Told>(by: TestPerson, method: string, path: string, body?: object) =>
  server.call<T>(by, method, path, body);
const watch = async (values: object = {}) => {
  const made = await call(manager, "POST", "/api/repositories", { name: "Site", address: git.url, ...values });
  expect(made.status).toBe(201);
  const { id } = made.body.data;
  expect((await token(manager, id)).status).toBe(200);
  return id;
};
const token = (by: TestPerson, id: string, text = "s3cret-token") =>
  call(by, "PUT", `/api/agents/repositories/${id}/token`, { token: text });
const read = async (id: string) => (await call(manager, "GET", `/api/repositories/${id}`)).body.data;
const due = () => company.owner.query("update public.repositories set next_look_at = now()");
const told = async (by: TestPerson) => {
  await deliverAll(company);
  return (await noticesOf(server, by)).map(({ title }) => title);
};
const monitor = () => {
  const { database, system } = company;
  const needs = { derive: derive_for_tests, private_hosts: ["127.0.0.1"], folders: [] };
  const failed = (error: unknown) => console.error(error);
  return openMonitor({ database, system, ...needs, failed, poll_ms: 3_600_000, waits_ms: [1, 1, 1] });
};
/** Has a server look at what is due. */
async function looked() {
  const one = monitor();
  await one.settled();
  await one.close();
}

test("each watched repository is looked at every 60 s, by one server of several, and what is found is kept", async () => {
  const id = await watch();
  const rules = github_integration_agent.metadata.monitoringRules;
  expect([interval_ms, most_retries]).toEqual([rules?.checkInterval, rules?.maxRetries]);
  const several = [monitor(), monitor(), monitor()];
  await Promise.all(several.map((each) => each.settled()));
  const fetched = git.asked.filter(({ method }) => method === "POST");
  expect(fetched).toHaveLength(1);
  for (const each of several) await each.close();
  const found = await read(id);
  expect(found).toMatchObject({
    status: "needs_attention",
    failing: ["signatures"],
    last_error: null,
    has_token: true,
  });
  expect(found["report"]).toMatchObject({
    host: "not_configured",
    told: { branch: "main", commits: [{ subject: "Begin" }] },
  });
  const { rows } = await company.owner.query(
    "select extract(epoch from next_look_at - looked_at) between 50 and 60 as next, lease_until from public.repositories",
  );
  expect(rows).toEqual([{ next: true, lease_until: null }]);
  await looked();
  expect(git.asked.filter(({ path }) => path.includes("info/refs"))).toHaveLength(fetched.length * 2);
});

test("a look that fails is tried three times more, then alerted once to whoever runs the agents, and again when it works", async () => {
  const id = await watch();
  await looked();
  expect(await told(manager)).toEqual(["Something was found in a repository"]);
  await company.owner.query("delete from public.notifications");
  instead = { status: 503 };
  git.asked.length = 0;
  for (let minute = 0; minute < 2; minute++) {
    await due();
    await looked();
  }
  expect(git.asked).toHaveLength(2 * (1 + most_retries));
  expect(await read(id)).toMatchObject({
    status: "failed",
    last_error: "The Git server answered 503.",
    failing: ["signatures"],
  });
  expect(await told(manager)).toEqual(["A repository cannot be looked at"]);
  instead = undefined;
  await due();
  await looked();
  expect(await read(id)).toMatchObject({ status: "needs_attention", last_error: null });
  expect(await told(manager)).toEqual(["A repository can be looked at again", "A repository cannot be looked at"]);
  for (const other of [auditor, claire]) expect(await told(other), other.role).toEqual([]);
  const [notice] = await noticesOf(server, manager);
  expect(notice).toMatchObject({ message: "Site", action_url: `/dashboard/ai-army?tab=repositories&id=${id}` });
});

test("texts of commits are kept whatever they hold: what looks like a zero byte as it is, a real one cleaned", async () => {
  const other = await testRepository();
  const served = await openGitServer(other);
  const id = await watch({ address: served.url });
  for (const [subject, kept] of [
    ["Fix \\u0000 in the parser", "Fix \\u0000 in the parser"],
    [`${"x".repeat(119)}😀`, "x".repeat(119)],
    ["a\u0000b\u202E", "a?b?"],
  ] as const) {
    await other.commit(subject, { "a.txt": subject }, { by: "Ben\\u0000" });
    await due();
    await looked();
    const found = await read(id);
    expect(found.last_error, subject).toBeNull();
    const { told: git_told } = found["report"] as Report;
    expect(git_told.commits[0]).toMatchObject({ subject: kept, author: "Ben\\u0000" });
  }
  await served.close();
  await other.close();
});

test("one that always fails is looked at less and less, up to each half hour, until a look succeeds or somebody asks for one", async () => {
  const id = await watch();
  const pause = async () => {
    const asked = "select round(extract(epoch from next_look_at - looked_at))::int as s from public.repositories";
    return (await company.owner.query<{ s: number }>(asked)).rows[0]?.s;
  };
  // As if that pause were over now.
  const wait = (seconds = 0) =>
    company.owner.query(
      "update public.repositories set looked_at = now() - $1 * interval '1 second', next_look_at = now()",
      [seconds],
    );
  instead = { status: 503 };
  const pauses = [];
  for (const waited of [0, 60, 130, 1000]) {
    await wait(waited);
    await looked();
    pauses.push(Math.round(((await pause()) ?? 0) / 10) * 10);
  }
  expect(pauses).toEqual([60, 120, 260, 1800]);
  await wait(1800);
  // Somebody's wish while it is looked at is not put off.
  const one = monitor();
  await one.step();
  expect((await call(manager, "POST", "/api/repositories/look", { id })).status).toBe(200);
  await one.settled();
  await one.close();
  expect(await pause()).toBeLessThanOrEqual(0);
  instead = undefined;
  await looked();
  expect(await pause()).toBeLessThanOrEqual(60);
  instead = { status: 503 };
  await wait(3000);
  await looked();
  expect(await pause()).toBe(60);
});

test("the token is told to nobody, goes with its address, and is not kept in the bin", async () => {
  const id = await watch();
  const seen = JSON.stringify([
    (await call(manager, "GET", `/api/repositories/${id}`)).body,
    (await call(manager, "GET", `/api/repositories/${id}/history`)).body,
    (await company.owner.query("select * from public.repositories, app.repository_tokens, app.log")).rows,
  ]);
  expect(seen).not.toContain("s3cret");
  await looked();
  expect(git.asked.every(({ authorization }) => authorization?.startsWith("Basic "))).toBe(true);
  const elsewhere = await openGitServer(site);
  const moved = { address: elsewhere.url };
  expect((await call(manager, "PATCH", `/api/repositories/${id}`, moved)).status).toBe(200);
  expect(await read(id)).toMatchObject({ has_token: false, status: "waiting", report: null });
  await looked();
  expect(elsewhere.asked.length).toBeGreaterThan(0);
  expect(elsewhere.asked.every(({ authorization }) => authorization === undefined)).toBe(true);
  await elsewhere.close();
  await token(manager, id);
  expect((await call(manager, "DELETE", `/api/repositories/${id}`)).status).toBe(200);
  expect((await company.owner.query("select from app.repository_tokens")).rowCount).toBe(0);
});

test("nothing is looked at while all are halted or the agent is paused; what a look then tells is not kept", async () => {
  const id = await watch();
  const github = await company.owner.query<{ id: string }>(
    "select id from public.ai_agents where key = 'github_integration_agent'",
  );
  const agent = { id: github.rows[0]?.id };
  expect((await call(manager, "POST", "/api/ai_agents/pause", agent)).status).toBe(200);
  await looked();
  const refused = await call(manager, "POST", "/api/repositories/look", { id });
  expect([refused.status, refused.body.message]).toEqual([
    409,
    "The GitHub Integration Agent is paused, or there is none.",
  ]);
  expect((await call(manager, "POST", "/api/ai_agents/resume", agent)).status).toBe(200);
  expect(git.asked).toEqual([]);
  await call(manager, "POST", "/api/agents/halt", { reason: "To see" });
  await looked();
  expect(git.asked).toEqual([]);
  const admin = await company.person("admin");
  await call(admin, "POST", "/api/agents/halt/lift", { reason: "Seen" });
  // Halted while it looks.
  const one = monitor();
  await one.step();
  await call(manager, "POST", "/api/agents/halt", { reason: "To see" });
  await one.settled();
  await one.close();
  expect(await read(id)).toMatchObject({ status: "waiting", looked_at: null });
  await call(admin, "POST", "/api/agents/halt/lift", { reason: "Seen" });
  await looked();
  expect((await read(id)).status).toBe("needs_attention");
});

test("whoever runs the agents has it looked at now; an auditor sees it, and who sells does neither", async () => {
  const id = await watch();
  await looked();
  git.asked.length = 0;
  expect((await call(manager, "POST", "/api/repositories/look", { id })).status).toBe(200);
  await looked();
  expect(git.asked).toHaveLength(1);
  expect((await call(auditor, "GET", `/api/repositories/${id}`)).status).toBe(200);
  expect((await call(claire, "GET", "/api/repositories")).status).toBe(403);
  for (const by of [auditor, claire])
    for (const [method, path, body] of [
      ["POST", "/api/repositories/look", { id }],
      ["POST", "/api/repositories", { name: "Mine", address: "https://git.example/x.git" }],
      ["PUT", `/api/agents/repositories/${id}/token`, { token: "x" }],
      ["DELETE", `/api/agents/repositories/${id}/token`, undefined],
    ] as const)
      expect((await call(by, method, path, body)).status, `${by.role}: ${method} ${path}`).toBe(403);
});

test("an address holds no name and no password, a folder has no host and no token", async () => {
  const refused = async (values: object) =>
    (await call(manager, "POST", "/api/repositories", { name: "X", ...values })).status;
  for (const address of [
    "https://user:pass@git.example/x.git",
    "git@git.example:x.git",
    "ext::sh -c x",
    "file:///etc",
    "../x",
  ])
    expect(await refused({ address }), address).toBe(422);
  expect(await refused({ address: "/srv/x", api_url: "https://api.example" })).toBe(422);
  const { body } = await call(manager, "POST", "/api/repositories", { name: "Folder", address: "/srv/git/x.git" });
  expect((await token(manager, body.data.id)).status).toBe(409);
  await looked();
  expect((await read(body.data.id)).last_error).toMatch(/^There is no repository in this folder/);
});

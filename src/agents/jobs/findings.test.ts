import { createHash, randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { doTasks, makeAgent } from "../../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import type { Job } from "./job.ts";
import { jobs } from "./jobs.ts";

type Seen = { title: string; severity: string; status: string; times_seen: number; evidence: string };
let company: TestCompany;
let claire: TestPerson;
let admin: TestPerson;
let auditor: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  await makeAgent(company, "Everything", [...Object.keys(jobs), "look"]);
  claire = await company.person("sales", { name: "Claire" });
  [admin, auditor] = [await company.person("admin", { name: "Ada" }), await company.person("auditor")];
  await codes(admin, 0);
  // What the tests' own people were given is older than what is told.
  await company.owner.query("update public.user_roles set created_at = now() - interval '100 days'");
});
afterAll(() => company.close());

/** A second step by codes, of which the last so many were wrong. */
const codes = ({ id }: TestPerson, failed: number) =>
  company.owner.query(
    `insert into auth.second_factor ("userId", secret, confirmed_at, failed) values ($1, 'x', now(), $2)`,
    [id, failed],
  );

/** Has somebody ask for a check, and answers what is found by it now. */
async function check(kind: string, by: TestPerson = admin, does: Record<string, Job> = jobs): Promise<Seen[]> {
  const id = await company.row("public.agent_tasks", { title: kind, required_capability: kind, owner_id: by.id });
  await doTasks(company, does);
  const { rows } = await company.owner.query("select status from public.agent_tasks where id = $1", [id]);
  // (What fails is tried again.)
  const ended = does === failing ? "pending" : "done";
  expect(rows).toEqual([{ status: ended }]);
  return found(kind);
}
const found = async (kind: string) =>
  (await company.owner.query<Seen>("select * from public.agent_findings where kind = $1 order by title", [kind])).rows;
// (Databases sort titles by a language, or by their characters.)
const open = (all: Seen[]) => all.flatMap(({ status, title }) => (status === "open" ? [title] : [])).toSorted();
const failing: Record<string, Job> = { look: () => Promise.reject(new Error("Not now.")) };
const finding = (fingerprint: string) => ({ fingerprint, title: fingerprint, severity: "low" as const, evidence: "x" });
const finds = (...names: string[]): Record<string, Job> => ({
  look: async () => ({ text: "Looked.", counts: {}, findings: names.map(finding) }),
});

test("what is found again is counted, what is not is resolved and open again when it comes back; what was dismissed stays so", async () => {
  const look = async (...names: string[]) =>
    (await check("look", admin, finds(...names))).map((one) => `${one.title} ${one.status} ${one.times_seen}`);
  expect(await look("a", "b", "b", "c")).toEqual(["a open 1", "b open 1", "c open 1"]);
  await company.owner.query(
    "update public.agent_findings set status = 'dismissed', reason = 'Known' where fingerprint = 'c'",
  );
  expect(await look("a")).toEqual(["a open 2", "b resolved 1", "c dismissed 1"]);
  expect(await look("b", "c")).toEqual(["a resolved 2", "b open 2", "c dismissed 2"]);
  // Of what was cut off nobody knows whether it is gone.
  const many = Array.from({ length: 101 }, (_, n) => `many ${String(n).padStart(3, "0")}`);
  const after = await look(...many);
  expect([after.length, after.includes("b open 2"), after.includes("many 100 open 1")]).toEqual([103, true, false]);
});

test("only what was found under the rights of somebody who reads the whole log is kept; a failure keeps and resolves nothing", async () => {
  const before = await found("look");
  expect(await check("look", claire, finds("hers"))).toEqual(before);
  expect(await check("look", admin, failing)).toEqual(before);
});

test("row security: each gap is a finding until it is closed; a closed company has none", async () => {
  expect(await check("check_row_security")).toEqual([]);
  await company.owner.query("create table public.planted (id int)");
  const gaps = await check("check_row_security");
  expect(gaps).toContainEqual(
    expect.objectContaining({ title: "public.planted: row security is off", severity: "high", status: "open" }),
  );
  await company.owner.query("drop table public.planted");
  expect(open(await check("check_row_security"))).toEqual([]);
});

test("invariants and orphans: one finding of each kind, with what shows it; none where all agrees", async () => {
  expect([await check("check_invariants"), await check("find_orphans")]).toEqual([[], []]);
  const id = await company.row("public.leads", { name: "Planted", owner_id: claire.id });
  const nobodys = await company.row("public.leads", { name: "Nobody's", owner_id: null });
  await company.owner.query("alter table public.leads disable trigger user");
  await company.owner.query("update public.leads set next_activity = 'Other' where id = $1", [id]);
  await company.owner.query("alter table public.leads enable trigger user");
  expect(await check("check_invariants")).toMatchObject([
    { severity: "medium", evidence: expect.stringContaining(`[Planted](/leads?id=${id})`) },
  ]);
  expect(await check("find_orphans")).toMatchObject([
    { title: "Leads without an owner (1)", evidence: expect.stringContaining(`/leads?id=${nobodys}`) },
  ]);
  // Who sees a part only has their result, and resolves nothing of what others found.
  expect(open(await check("find_orphans", claire))).toEqual(["Leads without an owner (1)"]);
});

test("errors: what browsers and tasks of agents failed with lately, each kind once; what has not come for a week is over", async () => {
  expect(await check("group_errors")).toEqual([]);
  const report = (error: string, at: string) =>
    company.owner.query(
      "insert into app.frontend_errors (event_type, details, at) values ('frontend_error', $1, now() - $2::interval)",
      [{ error }, at],
    );
  for (const [error, at] of [
    ["Error: lead 1 is gone", "1 hour"],
    ["Error: lead 2 is gone", "1 day"],
    ["TypeError: old", "8 days"],
  ] as const)
    await report(error, at);
  const failed = { title: "x", owner_id: claire.id, required_capability: "look", finished_at: new Date() };
  for (const n of [1, 2])
    await company.row("public.agent_tasks", { ...failed, status: "failed", last_error: `No answer from ${n}` });
  const seen = await check("group_errors");
  expect(open(seen)).toEqual(["A task failed: No answer from #", "In browsers: Error: lead # is gone"]);
  expect(seen[0]?.evidence).toContain("2 times");
});

test("sign-ins: attempts, wrong codes, new browsers and idle or unprotected high roles, and keys that nobody uses", async () => {
  expect(await check("review_sign_ins")).toEqual([]);
  const { owner, row } = company;
  const bare = await company.person("ceo", { name: "Bare" });
  const key = `password:${createHash("sha256").update(claire.email.toLowerCase()).digest("hex")}`;
  await row('auth."rateLimit"', { key, count: 21, lastRequest: Date.now() });
  await codes(claire, 6);
  const browsers = ["Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0", "Mozilla/5.0 (Macintosh) Version/18 Safari/600"];
  for (const userAgent of browsers)
    await row("auth.session", {
      token: randomUUID(),
      userId: admin.id,
      expiresAt: new Date(),
      userAgent,
      door: "employee",
      second_factor: true,
    });
  const old = "now() - interval '100 days'";
  const made = { user_id: claire.id, scope: "read", door: "employee", second_factor: false };
  const later = new Date(Date.now() + 9e9);
  for (const name of ["Unused", "Used", "Young"])
    await row("app.api_keys", {
      ...made,
      name,
      token_hash: `\\x${Buffer.from(name).toString("hex")}`,
      expires_at: later,
    });
  await owner.query(`update app.api_keys set created_at = ${old} where name <> 'Young'`);
  await owner.query("insert into app.api_key_uses select id, now() from app.api_keys where name = 'Used'");
  await owner.query("alter table public.people disable trigger user");
  await owner.query(`update public.people set created_at = ${old} where id = $1`, [bare.id]);
  await owner.query("alter table public.people enable trigger user");
  await owner.query(`update auth.session set "updatedAt" = ${old} where "userId" = $1`, [bare.id]);
  await owner.query(`update app.devices set last_seen = ${old} where user_id = $1`, [bare.id]);
  const seen = await check("review_sign_ins");
  expect(open(seen)).toEqual([
    "API key that nobody uses: Unused",
    "An administrator’s new browser: Ada",
    "High role that nobody uses: Bare",
    "High role without a second step: Bare",
    "Many attempts at a password: Claire",
    "Many wrong codes: Claire",
  ]);
});

test("grants: high roles that were given, roles that were changed and what was done on the server, for 30 days; none where nothing was", async () => {
  await company.owner.query("update public.user_roles set created_at = now() - interval '100 days'");
  expect(await check("review_grants")).toEqual([]);
  const [grown, moved] = [
    await company.person("sales", { name: "Grown" }),
    await company.person("sales", { name: "Moved" }),
  ];
  await company.row("public.user_roles", { user_id: grown.id, role: "admin", granted_by: admin.id });
  await company.row("public.user_roles", { user_id: moved.id, role: "support", granted_by: admin.id });
  await company.owner.query("select app.break_glass('make-admin', $1, null)", [claire.email]);
  const seen = await check("review_grants");
  expect(open(seen)).toEqual(["Done on the server itself: Claire", "High role given: Grown", "Role changed: Moved"]);
  expect(seen.find(({ title }) => title.endsWith("Grown"))?.evidence).toMatch(/sales → admin, .* UTC, by Ada$/);
  await company.owner.query("update public.user_roles set created_at = created_at - interval '31 days'");
  expect(open(await check("review_grants"))).toEqual(["Done on the server itself: Claire"]);
  expect(auditor.role).toBe("auditor");
});

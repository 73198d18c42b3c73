import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAgent } from "../../testing/agents.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Finding = { id: string; status: string; reason: string | null; version: number };
let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let auditor: TestPerson;
let claire: TestPerson;
let agent_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  agent_id = await makeAgent(company, "Security Auditor", ["review_grants"]);
  [admin, auditor] = [await company.person("admin"), await company.person("auditor")];
  claire = await company.person("sales");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = <T>(person: TestPerson, method: string, path: string, body?: object) =>
  server.call<{ data: T }>(person, method, `/api/agent_findings${path}`, body);
const planted = (fingerprint: string) =>
  company.row("public.agent_findings", {
    title: "Something",
    kind: "review_grants",
    severity: "high",
    agent_id,
    evidence: "It shows.",
    fingerprint,
  });
const act = async (by: TestPerson, verb: string, id: string, input: object = {}) =>
  (await call(by, "POST", `/${verb}`, { id, ...input })).status;
const one = async (id: string) => (await call<Finding>(admin, "GET", `/${id}`)).body.data;

test("who reads the whole log sees findings, nobody else does; an auditor changes none, and nobody makes one", async () => {
  const id = await planted("seen");
  expect((await call(auditor, "GET", `/${id}`)).status).toBe(200);
  expect((await call(claire, "GET", "")).status).toBe(403);
  expect(await act(auditor, "acknowledge", id)).toBe(403);
  expect(await act(claire, "acknowledge", id)).toBe(403);
  const made = { title: "x", kind: "x", severity: "low", agent_id, evidence: "x", fingerprint: "x" };
  expect((await call(admin, "POST", "", made)).status).toBe(403);
  const { version } = await one(id);
  expect((await call(admin, "PATCH", `/${id}`, { version, evidence: "None." })).status).toBe(422);
});

test("a finding is acknowledged, dismissed with a reason, and opened again; each only from where it stands", async () => {
  const id = await planted("dealt with");
  expect(await act(admin, "acknowledge", id)).toBe(200);
  expect(await act(admin, "acknowledge", id)).toBe(409);
  expect(await act(admin, "dismiss", id)).toBe(422);
  expect(await act(admin, "dismiss", id, { reason: "It is meant so." })).toBe(200);
  expect(await one(id)).toMatchObject({ status: "dismissed", reason: "It is meant so." });
  expect(await act(admin, "reopen", id)).toBe(200);
  expect(await one(id)).toMatchObject({ status: "open", reason: null });
  expect(await act(admin, "reopen", id)).toBe(409);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../database/free-port.ts";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { Part } from "./judge.ts";
import { certificateOf } from "./machine.ts";

let company: TestCompany;
let server: TestServer;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Health = { data: { parts: Part[]; about: { version: string; memory: number } } };

test("administrator, CEO and auditor read how each part is, and nobody else", async () => {
  for (const role of ["admin", "ceo", "auditor"]) {
    const { status, body } = await server.call<Health>(await company.person(role), "GET", "/api/system_health");
    expect(status, role).toBe(200);
    expect(body.data.parts.find(({ part }) => part === "database")).toMatchObject({ state: "good" });
    expect(body.data.about.memory).toBeGreaterThan(1e7);
  }
  for (const role of ["sales", "project_manager", "team_member", "employee", "marketing", "support"])
    expect((await server.call(await company.person(role), "GET", "/api/system_health")).status, role).toBe(403);
});

test("what was set aside, a failed import and errors of browsers are told with the last error", async () => {
  const admin = await company.person("admin");
  await company.row("app.set_aside", { work: "chore", subject: "seal", error: "no room" });
  await company.row("public.imports", { name: "a.csv", entity: "leads", owner_id: admin.id, error: "a broken file" });
  await company.row("app.frontend_errors", {
    event_type: "frontend_error",
    details: JSON.stringify({ error: "boom" }),
  });
  const { data } = (await server.call<Health>(admin, "GET", "/api/system_health")).body;
  const part = (name: string) => data.parts.find((each) => each.part === name);
  expect(part("set_aside")).toMatchObject({ state: "warning", values: { count: 1 }, error: "no room" });
  expect(part("imports")).toMatchObject({ state: "warning", error: "a broken file" });
  expect(part("browsers")).toMatchObject({ state: "warning", error: "boom" });
});

test("a certificate is looked at where there is one, and what stands against it is told", async () => {
  expect(await certificateOf("http://localhost:3000")).toBeNull();
  expect(await certificateOf(`https://127.0.0.1:${await freePort()}`)).toEqual({
    error: expect.stringContaining("ECONNREFUSED") as string,
  });
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; message?: string; result?: { template_id: string }; error?: { message: string } };

let company: TestCompany;
let server: TestServer;
let maud: TestPerson;
let nina: TestPerson;
let hugo: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  maud = await company.person("project_manager", { name: "Maud" });
  nina = await company.person("project_manager", { name: "Nina" });
  hugo = await company.person("team_member", { name: "Hugo" });
  amir = await company.person("sales", { name: "Amir", team_id: await company.team("North") });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const made = (by: TestPerson, entity: string, values: object) => server.made<Answer["data"]>(by, entity, values);
const change = (by: TestPerson, entity: string, { id, version }: Row, values: object) =>
  call(by, "PATCH", `${entity}/${id}`, { version, ...values });
const read = async (by: TestPerson, path: string) => (await call(by, "GET", path)).body.data;
const list = async (by: TestPerson, project_id: string, entity = "project_rates") =>
  await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}?where=${JSON.stringify({ project_id })}`);

/** A project that is paid for with 80 an hour, design with 95; Hugo designs. */
async function shop() {
  const { id: project_id } = await made(maud, "projects", { name: "Shop", owner_id: maud.id, rate: 80 });
  const design = await made(maud, "project_rates", { project_id, name: " Web   design ", rate: 95 });
  const member = await made(maud, "project_members", { project_id, user_id: hugo.id, part: "web design" });
  return { project_id, design, member };
}
/** What an hour is worth that somebody enters now, as the manager reads it. */
async function worth(by: TestPerson, project_id: string) {
  const { id } = await made(by, "time_entries", { project_id, day: "2026-11-02", minutes: 10 });
  return (await read(maud, `time_entries/${id}`))["rate"];
}

test("an hour has its member's own rate, else that of what they do, else the project's; what was entered keeps its own", async () => {
  const { project_id, design, member } = await shop();
  await made(maud, "project_members", { project_id, user_id: amir.id, part: "Sales" });
  const { id } = await made(hugo, "time_entries", { project_id, day: "2026-11-03", minutes: 60 });
  expect([await worth(hugo, project_id), await worth(amir, project_id), await worth(maud, project_id)]).toEqual([
    95, 80, 80,
  ]);
  const dearer = await change(maud, "project_rates", design, { rate: 110, name: "Design" });
  expect(dearer.status, JSON.stringify(dearer.body)).toBe(200);
  // Who had it as their part has it by its new name.
  expect(await read(maud, `project_members/${member.id}`)).toMatchObject({ part: "Design" });
  expect(await worth(hugo, project_id)).toBe(110);
  expect(await read(maud, `time_entries/${id}`)).toMatchObject({ rate: 95, amount: 95 });
  const own = await change(maud, "project_members", await read(maud, `project_members/${member.id}`), { rate: 120 });
  expect(own.status).toBe(200);
  expect(await worth(hugo, project_id)).toBe(120);
  await change(maud, "project_members", own.body.data, { rate: null });
  const gone = await call(maud, "DELETE", `project_rates/${design.id}`, { version: dearer.body.data.version });
  expect(gone.status, JSON.stringify(gone.body)).toBe(200);
  expect(await worth(hugo, project_id)).toBe(80);
});

test("those who do not see members' rates see none by role: not in lists, not in what happened, not in a template", async () => {
  const { project_id, design } = await shop();
  for (const user_id of [amir.id, nina.id]) await made(maud, "project_members", { project_id, user_id });
  for (const by of [hugo, amir]) {
    expect((await list(by, project_id)).status).toBe(403);
    expect((await call(by, "GET", `project_rates/${design.id}`)).status).toBe(403);
    expect((await call(by, "GET", `project_rates/${design.id}/history`)).body.data).toEqual([]);
    expect((await call(by, "GET", "project_rates/export")).status).not.toBe(200);
    expect((await change(by, "project_rates", design, { rate: 1 })).status).toBe(403);
  }
  expect((await list(nina, project_id)).body.data).toMatchObject([{ name: "Web design", rate: 95 }]);
  expect((await change(nina, "project_rates", design, { rate: 1 })).status).toBe(403);
  const kept = await call(maud, "POST", "projects/keep_as_template", { id: project_id, name: "Shops" });
  const template_id = kept.body.result?.template_id ?? "";
  const rates = [{ name: "Web design", rate: 95, currency: "EUR" }];
  expect(await read(nina, `project_templates/${template_id}`)).toMatchObject({ rates });
  for (const by of [hugo, amir]) {
    const template = await read(by, `project_templates/${template_id}`);
    expect(template).toMatchObject({ name: "Shops" });
    expect(template).not.toHaveProperty("rates");
    const happened = await call(by, "GET", `project_templates/${template_id}/history`);
    expect(JSON.stringify(happened.body)).not.toContain('"rates"');
  }
  const { id: next } = await made(nina, "projects", { name: "Next shop", template_id });
  expect((await list(nina, next)).body.data).toMatchObject([{ name: "Web design", rate: 95, owner_id: nina.id }]);
  const { id: abroad } = await made(nina, "projects", { name: "Abroad", template_id, currency: "CHF" });
  expect((await list(nina, abroad)).body.data).toEqual([]);
});

test("one rate for a role, thirty for a project", async () => {
  const { project_id } = await shop();
  const again = await call(maud, "POST", "project_rates", { project_id, name: "WEB DESIGN", rate: 1 });
  expect(again.status).toBe(409);
  for (const values of [{ rate: -1 }, { rate: 100_001 }, { name: "x".repeat(61) }, { name: " " }])
    expect((await call(maud, "POST", "project_rates", { project_id, name: "Odd", rate: 1, ...values })).status).toBe(
      422,
    );
  for (let n = 2; n <= 30; n++) await made(maud, "project_rates", { project_id, name: `Role ${n}`, rate: n });
  const over = await call(maud, "POST", "project_rates", { project_id, name: "One more", rate: 1 });
  expect([over.status, over.body.message]).toEqual([409, "A project has 30 rates by role at most. Remove one first."]);
});

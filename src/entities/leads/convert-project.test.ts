import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import type { TakenBack } from "./conversion.ts";

type Row = Record<string, unknown> & { id: string; version: number };
type Answer = { data: Row; result: TakenBack; details?: { fields?: Record<string, string> } };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let maud: TestPerson;
let template_id: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { name: "Claire", team_id: await company.team("North") });
  amir = await company.person("sales", { name: "Amir", team_id: await company.team("South") });
  maud = await company.person("project_manager", { name: "Maud" });
  const plan = {
    tasks: [
      { name: "Kick-off", due: 0 },
      { name: "Build", starts: 1, due: 4 },
    ],
    milestones: [],
  };
  template_id = await company.row("public.project_templates", { name: "Site", owner_id: maud.id, plan });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const call = (by: TestPerson, method: string, path: string, body?: object) =>
  server.call<Answer>(by, method, `/api/${path}`, body);
const lead = (name: string) =>
  company.row("public.leads", { name, company_name: name, value: 9000, owner_id: claire.id });
const list = async (by: TestPerson, entity: string, where: object, order = "created_at") => {
  const asked = encodeURIComponent(JSON.stringify(where));
  return (await server.call<{ data: Row[] }>(by, "GET", `/api/${entity}?where=${asked}&order=${order}`)).body.data;
};
const convert = (id: string, project: object, by = claire) =>
  call(by, "POST", "leads/convert", { id, contact_id: null, project });

test("who converts a lead has a project begin, which its manager manages and who sold it goes on seeing", async () => {
  const lead_id = await lead("Atelier Rouvray");
  const project = { name: "Site for Rouvray", manager_id: maud.id, template_id, starts_on: "2026-11-30" };
  const won = await convert(lead_id, project);
  expect(won.status, JSON.stringify(won.body)).toBe(200);
  const [made] = await list(maud, "projects", { lead_id });
  expect(made).toMatchObject({
    name: "Site for Rouvray",
    owner_id: maud.id,
    account_id: won.body.data["account_id"],
    status: "planned",
    budget: 9000,
    created_by: claire.id,
  });
  const project_id = made?.id;
  // What is said of the win, and what the panels of the lead and of the client list, leads to it.
  expect(won.body.result).toEqual({ project_id });
  const of_client = await list(claire, "projects", { account_id: won.body.data["account_id"] });
  expect(of_client.map(({ id }) => id)).toEqual([project_id]);
  expect((await list(maud, "tasks", { project_id }, "number")).map(({ name, due_on }) => [name, due_on])).toEqual([
    ["Kick-off", "2026-11-30"],
    ["Build", "2026-12-04"],
  ]);
  expect((await list(claire, "projects", { lead_id })).map(({ id }) => id)).toEqual([project_id]);
  expect(await list(amir, "projects", { lead_id })).toEqual([]);
  // What she has begun is not hers to change.
  const change = { version: made?.version, name: "Mine" };
  expect((await call(claire, "PATCH", `projects/${project_id}`, change)).status).toBe(403);
});

test("of a lead whose owner has left the project has no member", async () => {
  const admin = await company.person("admin", { name: "Adele" });
  const gone = await company.person("sales", { name: "Gone" });
  const lead_id = await company.row("public.leads", { name: "Left", company_name: "Left", owner_id: gone.id });
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [gone.id]);
  expect((await convert(lead_id, { name: "Left behind", manager_id: maud.id }, admin)).status).toBe(200);
  const ben = await company.person("sales", { team_id: claire.team_id ?? "" });
  const hidden = await convert(await lead("Of a team mate"), { name: "Hidden", manager_id: maud.id }, ben);
  expect(hidden.body.result).toEqual({ project_id: null });
  const [made] = await list(admin, "projects", { lead_id });
  expect(await list(admin, "project_members", { project_id: made?.id })).toEqual([]);
});

test("a project is given to nobody who manages none, and of somebody else's lead there is none", async () => {
  const lead_id = await lead("Tuilerie");
  const refused = await convert(lead_id, { name: "Tiles", manager_id: amir.id });
  expect([refused.status, refused.body.details?.fields]).toEqual([
    422,
    { manager_id: "choose somebody who manages projects" },
  ]);
  expect((await convert(lead_id, { name: "Tiles", manager_id: maud.id }, amir)).status).toBe(404);
  const { rows } = await company.owner.query("select name from public.projects where name = 'Tiles'");
  expect(rows).toEqual([]);
  expect((await call(claire, "GET", `leads/${lead_id}`)).body.data["converted_at"]).toBeNull();
});

test("taking the conversion back takes its project back, unless somebody has worked in it", async () => {
  const made = async (name: string) => {
    const lead_id = await lead(name);
    await convert(lead_id, { name, manager_id: maud.id, template_id, starts_on: "2026-11-30" });
    return { lead_id, project_id: (await list(maud, "projects", { lead_id }))[0]?.id };
  };
  const untouched = await made("Untouched");
  const back = await call(claire, "POST", "leads/take_back", { id: untouched.lead_id });
  expect(back.body.result.removed.map(({ entity, name }) => [entity, name])).toEqual([
    ["projects", "Untouched"],
    ["accounts", "Untouched"],
  ]);
  expect(await list(maud, "projects", { lead_id: untouched.lead_id })).toEqual([]);

  // Time that somebody has entered is work, too.
  const timed = await made("Timed");
  const time = { project_id: timed.project_id, day: "2026-11-25", minutes: 60 };
  expect((await call(maud, "POST", "time_entries", time)).status).toBe(201);
  const kept = (await call(claire, "POST", "leads/take_back", { id: timed.lead_id })).body.result.kept;
  expect(kept.map(({ entity, why }) => [entity, why])).toContainEqual(["projects", "used"]);

  const begun = await made("Begun");
  const [task] = await list(maud, "tasks", { project_id: begun.project_id });
  expect((await call(maud, "POST", "tasks/move", { id: task?.id, status: "in_progress" })).status).toBe(200);
  const { result } = (await call(claire, "POST", "leads/take_back", { id: begun.lead_id })).body;
  expect(result.removed).toEqual([]);
  expect(result.kept.map(({ entity, why }) => [entity, why])).toEqual([
    ["projects", "used"],
    ["accounts", "used"],
  ]);
});

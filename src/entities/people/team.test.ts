import { afterAll, beforeAll, expect, test } from "vitest";
import { openDoor } from "../../database/door.ts";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  claire = await company.person("sales");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const remove = (id: string) => server.call(admin, "DELETE", `/api/teams/${id}`);
const move = (team_id: string | null) => server.call(admin, "PATCH", `/api/people/${claire.id}`, { team_id });
const in_use = "People are in this team. Give each of them another team first.";

test("a team goes when nobody is in it, and only then; nobody joins one that is gone", async () => {
  const team = await company.team("North");
  expect((await move(team)).status).toBe(200);
  const refused = await remove(team);
  expect([refused.status, refused.body.message]).toEqual([409, in_use]);
  expect((await move(null)).status).toBe(200);
  expect((await remove(team)).status).toBe(200);
  const late = await move(team);
  expect([late.status, late.body.details?.fields]).toEqual([409, { team_id: "no such record" }]);
  expect((await server.call(admin, "POST", "/api/teams/restore", { id: team })).status).toBe(200);
  expect((await move(team)).status).toBe(200);
});

test("of one who joins and one who removes the team at the same moment, the second is refused", async () => {
  const [joined, left] = [await company.team("Joined"), await company.team("Left")];
  await move(null);
  const { owner } = company;
  await owner.query("begin");
  await owner.query("update public.people set team_id = $1 where id = $2", [joined, claire.id]);
  const removing = remove(joined);
  await waits();
  await owner.query("commit");
  expect((await removing).body.message).toBe(in_use);
  await owner.query("begin");
  await owner.query("update public.teams set deleted_at = now() where id = $1", [left]);
  const joining = move(left);
  await waits();
  await owner.query("commit");
  expect((await joining).body.details?.fields).toEqual({ team_id: "no such record" });
});

test("whoever changes teams takes their records along, though that takes longer than a screen may ask", async () => {
  const team = await company.team("Taken along");
  const lead = await company.row("public.leads", { name: "Held", owner_id: claire.id });
  const activity = await company.row("public.activities", {
    entity: "leads",
    row_id: lead,
    owner_id: claire.id,
    kind: "note",
    subject: "Said",
  });
  const quick = openDoor(company.login_url("tandem_app"), { connections: 4, statement_ms: 1000 });
  const hasty = await testServer({ ...company, database: quick });
  const { owner } = company;
  await owner.query("begin");
  await owner.query("update public.leads set score = 1 where id = $1", [lead]);
  const moving = hasty.call(admin, "PATCH", `/api/people/${claire.id}`, { team_id: team });
  await waits();
  await new Promise((done) => setTimeout(done, 1300));
  await owner.query("commit");
  expect((await moving).status).toBe(200);
  const moved =
    "select l.team_id, a.parent_team_id from public.leads l join public.activities a on a.row_id = l.id where a.id = $1";
  expect((await owner.query(moved, [activity])).rows).toEqual([{ team_id: team, parent_team_id: team }]);
  await hasty.close();
  await quick.close();
});

test("a lead is an active colleague", async () => {
  const team = await company.team("South");
  const lead = (lead_id: string) => server.call(admin, "PATCH", `/api/teams/${team}`, { lead_id });
  expect((await lead(claire.id)).status).toBe(200);
  const client = await company.person("client");
  expect((await lead(client.id)).body.details?.fields).toEqual({ lead_id: "choose an active colleague" });
});

/** Until somebody waits for a lock. */
async function waits(): Promise<void> {
  const seen = async () => (await company.owner.query("select from pg_locks where not granted")).rowCount;
  await expect.poll(seen).toBeGreaterThan(0);
}

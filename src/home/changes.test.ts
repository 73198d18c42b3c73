import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Change = { entity: string; id: string; name: string; verb: string; after: object; actor: { name: string } | null };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let thomas: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const north = await company.team("North");
  claire = await company.person("sales", { team_id: north, name: "Claire Vasseur" });
  thomas = await company.person("sales", { team_id: north, name: "Thomas Bellec" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir Kaci" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const long_ago = "2026-01-01T00:00:00Z";
const changes = async (person: TestPerson, owner: TestPerson, since = long_ago, of = "leads,accounts") => {
  const query = new URLSearchParams({ owner: owner.id, since, of }).toString();
  const { body } = await server.call<{ data: Change[][] }>(person, "GET", `/api/home/changes?${query}`);
  return body.data.flat();
};
const make = async (name: string) =>
  (await server.call<{ data: { id: string } }>(claire, "POST", "/api/leads", { name })).body.data.id;

test("what colleagues did to one's records is told, one's own acts are not, each record once", async () => {
  const id = await make("Groupe Sélène");
  expect(await changes(claire, claire)).toEqual([]);
  await server.call(thomas, "POST", "/api/leads/move", { id, stage: "contacted" });
  await server.call(thomas, "POST", "/api/leads/move", { id, stage: "negotiation" });
  await server.call(claire, "PATCH", `/api/leads/${id}`, { city: "Rouen" });
  expect(await changes(claire, claire)).toMatchObject([
    {
      entity: "leads",
      id,
      name: "Groupe Sélène",
      verb: "update",
      after: { stage: "negotiation" },
      actor: { name: "Thomas Bellec" },
    },
  ]);
  expect(await changes(claire, claire, "2999-01-01T00:00:00Z")).toEqual([]);
  expect((await changes(thomas, claire)).map((change) => change.actor?.name)).toEqual(["Claire Vasseur"]);
});

test("whoever does not see a record hears nothing of it, and what has no owner is refused", async () => {
  const id = await make("Hôtel des Dunes");
  await server.call(thomas, "POST", "/api/leads/move", { id, stage: "proposal" });
  expect(await changes(amir, claire)).toEqual([]);
  const client = await company.person("client", { account_id: await company.row("public.accounts", { name: "Cap" }) });
  const asked = (person: TestPerson, of: string) =>
    server.call(person, "GET", `/api/home/changes?owner=${claire.id}&since=${long_ago}&of=${of}`);
  expect((await asked(client, "leads")).status).toBe(403);
  expect((await asked(claire, "tags")).status).toBe(400);
  expect((await asked(claire, "constructor")).status).toBe(400);
});

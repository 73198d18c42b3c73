import { unzipSync } from "fflate";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Vasseur" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir Haddad" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const exported = async (person: TestPerson) => {
  const answer = await server.send(person, "GET", "/api/account/export");
  expect(answer.status).toBe(200);
  const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
};

test("holds all that is one's own, and nothing of anybody else's", async () => {
  for (const [person, name] of [
    [claire, "Lead of Claire"],
    [amir, "Lead of Amir"],
  ] as const) {
    const made = await server.call(person, "POST", "/api/leads", { name, owner_id: person.id });
    expect(made.status).toBe(201);
    const view = { entity: "leads", name: `View of ${person.name}`, visibility: "public" };
    expect((await server.call(person, "POST", "/api/saved_views", view)).status).toBe(201);
    await company.owner.query("insert into app.usage_events (user_id, name, at, path) values ($1, 'page', now(), $2)", [
      person.id,
      `/leads?of=${person.name}`,
    ]);
  }
  const files = await exported(claire);
  const { person, signing_in } = JSON.parse(files["profile.json"] ?? "{}") as {
    person: { id: string };
    signing_in: { sessions: unknown[] };
  };
  expect(person.id).toBe(claire.id);
  expect(signing_in.sessions).toHaveLength(1);
  expect(files["leads.csv"]).toContain("Lead of Claire");
  expect(files["saved_views.csv"]).toContain("View of Claire Vasseur");
  expect(files["usage.jsonl"]).toContain("of=Claire");
  expect(files["activity.jsonl"]).toContain("Lead of Claire");
  expect(Object.values(files).join("\n")).not.toContain("Amir");
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["accounts.csv", "contacts.csv", "notifications.csv"]));
  const { rowCount } = await company.owner.query(
    "select from app.log where verb = 'export_own_data' and actor_id = $1",
    [claire.id],
  );
  expect(rowCount).toBe(1);
});

test("nobody who is signed out has anything, and one's own is made three times a minute at most", async () => {
  expect((await server.call(undefined, "GET", "/api/account/export")).status).toBe(401);
  const auditor = await company.person("auditor");
  const statuses: number[] = [];
  for (let time = 0; time < 4; time++) {
    const answer = await server.send(auditor, "GET", "/api/account/export");
    statuses.push(answer.status);
    await answer.arrayBuffer();
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
});

test("many records come whole, while others are answered", async () => {
  await company.owner.query(
    "insert into public.leads (name, owner_id) select 'Lead ' || n, $1 from generate_series(1, 3500) n",
    [amir.id],
  );
  let ended = false;
  const export_of_amir = exported(amir).finally(() => (ended = true));
  let answered = 0;
  while (!ended) {
    expect((await server.call(claire, "GET", "/api/leads?limit=1")).status).toBe(200);
    answered++;
  }
  const files = await export_of_amir;
  expect(files["leads.csv"]?.trim().split("\r\n")).toHaveLength(3502);
  // A page of a thousand rows is between any two answers, never the whole.
  expect(answered).toBeGreaterThan(2);
});

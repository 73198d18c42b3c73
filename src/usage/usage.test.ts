import { randomUUID } from "node:crypto";
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
  claire = await company.person("sales");
  amir = await company.person("sales");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const event = (name: string, id = randomUUID()) => ({ id, name, at: "2026-11-21T10:00:00Z", path: "/leads" });
const send = async (person: TestPerson, events: object[]) =>
  (await server.call(person, "POST", "/api/usage/events", { events })).status;
const agree = async (person: TestPerson, purpose: string, agreed = true) =>
  (await server.call(person, "POST", "/api/usage/consent", { purpose, agreed })).status;
async function kept(reader: TestPerson, of: TestPerson): Promise<string[]> {
  const text = "select name from app.usage_events where user_id = $1 order by name";
  const [rows = []] = await company.database.flush(reader.actor, [{ text, values: [of.id] }]);
  return rows.map(([name]) => name ?? "");
}

test("nothing is kept of who has not agreed, and each event of who has is kept once", async () => {
  const seen = event("page.view");
  expect(await send(claire, [seen])).toBe(204);
  expect(await kept(claire, claire)).toEqual([]);
  expect(await agree(claire, "usage")).toBe(204);
  await send(claire, [seen, event("ui.press")]);
  await send(claire, [seen]);
  expect(await kept(claire, claire)).toEqual(["page.view", "ui.press"]);
  const { person } = (await server.call<{ person: { consents: object } }>(claire, "GET", "/api/session")).body;
  expect(Object.keys(person.consents)).toEqual(["usage"]);
});

test("one's use is one's own to see, and those who audit; to agree to nothing forgets it", async () => {
  await agree(amir, "usage");
  await send(amir, [event("page.view")]);
  expect(await kept(claire, amir)).toEqual([]);
  expect(await kept(await company.person("auditor"), amir)).toEqual(["page.view"]);
  expect(await agree(amir, "usage", false)).toBe(204);
  expect(await kept(amir, amir)).toEqual([]);
});

test("another's name is nowhere to be given, and what is no event or purpose is refused", async () => {
  expect(await send(amir, [{ ...event("x"), user_id: claire.id }])).toBe(422);
  expect(
    await send(
      amir,
      Array.from({ length: 101 }, () => event("many")),
    ),
  ).toBe(422);
  expect(await agree(amir, "everything")).toBe(422);
  expect((await server.call(undefined, "POST", "/api/usage/consent", { purpose: "usage", agreed: true })).status).toBe(
    401,
  );
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let hugo: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id });
  hugo = await company.person("sales", { team_id });
  amir = await company.person("support", { team_id: await company.team("South") });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const definition = { source: "leads", groups: [{ field: "source" }], measures: [{ of: "count" }] };
const create = (by: TestPerson, values: object) =>
  server.call<{ data: { id: string; source: string }; details?: { fields: Record<string, string> } }>(
    by,
    "POST",
    "/api/reports",
    { name: "Sources", definition, owner_id: by.id, ...values },
  );
const seenBy = async (by: TestPerson) => {
  const { body } = await server.call<{ data: { name: string }[] }>(by, "GET", "/api/reports?order=name");
  return body.data.map(({ name }) => name);
};

test("a report is seen by its owner, by their team or by all, as its visibility says", async () => {
  const made = await Promise.all(
    (["private", "team", "company"] as const).map((visibility) => create(claire, { name: visibility, visibility })),
  );
  expect(made.map(({ status, body }) => [status, body.data.source])).toEqual(Array(3).fill([201, "leads"]));
  expect(await seenBy(claire)).toEqual(["company", "private", "team"]);
  expect(await seenBy(hugo)).toEqual(["company", "team"]);
  expect(await seenBy(amir)).toEqual(["company"]);
  const theirs = made[2]?.body.data.id ?? "";
  const { status } = await server.call(hugo, "PATCH", `/api/reports/${theirs}`, { name: "Mine", version: 1 });
  expect(status).toBe(403);
});

test.each([
  [{ ...definition, groups: Array(3).fill({ field: "stage" }) }, /at most 2 fields/],
  [{ ...definition, sql: "select 1" }, /sql/],
  [{ ...definition, groups: [{ field: "source; drop table leads" }] }, /is no field/],
  [{ ...definition, source: "auth.session" }, /source/],
  [{ ...definition, filters: { name: "x".repeat(2000) } }, /filters/],
])("what is no report is not kept: %#", async (wrong, sentence) => {
  const { status, body } = await create(claire, { definition: wrong });
  expect(status).toBe(422);
  expect(body.details?.fields["definition"]).toMatch(sentence);
});

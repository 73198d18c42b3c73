import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Lead = { id: string; name: string; version: number; can: string[] };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let thomas: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north });
  thomas = await company.person("sales", { team_id: north });
  amir = await company.person("sales", { team_id: south });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const create = async (person: TestPerson, values: Record<string, unknown>) =>
  (await server.call<{ data: Lead }>(person, "POST", "/api/leads", values)).body.data;

test("tells beforehand on how many each verb may be done, in the bin too", async () => {
  const own = await create(claire, { name: "asked", owner_id: claire.id });
  const mates = await create(thomas, { name: "asked", owner_id: thomas.id });
  const theirs = await create(amir, { name: "asked", owner_id: amir.id });
  const ids = [own.id, mates.id, theirs.id];
  const asked = async (bin: boolean) =>
    (await server.call<{ data: object }>(claire, "POST", "/api/leads/allowed", { ids, bin })).body.data;
  expect(await asked(false)).toMatchObject({ read: 2, update: 2, assign: 2, delete: 1 });
  await server.call(claire, "DELETE", `/api/leads/${own.id}`);
  expect(await asked(true)).toMatchObject({ read: 1, delete: 1 });
  expect(await asked(false)).not.toHaveProperty("delete");
});

test("removes and restores of many those that the caller may, and leaves those that they may only change", async () => {
  const own = await create(claire, { name: "mixed", owner_id: claire.id });
  const mates = await create(thomas, { name: "mixed", owner_id: thomas.id });
  const ids = [own.id, mates.id];
  const bulk = async (act: string) =>
    (await server.call<{ data: object }>(claire, "POST", "/api/leads/bulk", { ids, do: act })).body.data;
  expect(await bulk("remove")).toEqual({ changed: [own.id], skipped: [mates.id] });
  await server.call(thomas, "DELETE", `/api/leads/${mates.id}`);
  expect(await bulk("restore")).toEqual({ changed: [own.id], skipped: [mates.id] });
});

test("changes many at once and says which it could not", async () => {
  const own = await create(claire, { name: "bulk", owner_id: claire.id });
  const theirs = await create(amir, { name: "bulk", owner_id: amir.id });
  const { body } = await server.call<{ data: { changed: string[]; skipped: string[] } }>(
    claire,
    "POST",
    "/api/leads/bulk",
    { ids: [own.id, theirs.id], do: "update", with: { source: "Salon" } },
  );
  expect(body.data).toEqual({ changed: [own.id], skipped: [theirs.id] });
  await server.call(claire, "POST", "/api/leads/bulk", { ids: [own.id, theirs.id], do: "remove" });
  expect((await server.call<{ data: Lead }>(amir, "GET", `/api/leads/${theirs.id}`)).body.data).toMatchObject({
    source: null,
    deleted_at: null,
  });
});

test("a bulk change that names no field, and a verb that there is not, are refused", async () => {
  const { id } = await create(claire, { name: "Still", owner_id: claire.id });
  for (const body of [
    { ids: [id], do: "update" },
    { ids: [id], do: "update", with: {} },
  ])
    expect((await server.call(claire, "POST", "/api/leads/bulk", body)).status).toBe(400);
  expect((await server.call(claire, "POST", "/api/leads/constructor", { id })).status).toBe(404);
});

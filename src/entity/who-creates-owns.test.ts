import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { owned } from "../testing/owned.ts";
import { importing } from "../testing/importing.ts";

// Ruling 28: where a role may create only its own or its team's, the owner is the caller unless named.
type Row = { id: string; owner_id: string | null; team_id: string | null };

let { company, server, claire, amir, whole, rows, close } = {} as Awaited<ReturnType<typeof importing>>;
let thomas: TestPerson;

beforeAll(async () => {
  ({ company, server, claire, amir, whole, rows, close } = await importing());
  thomas = await company.person("sales", { team_id: claire.team_id ?? "" });
});
afterAll(() => close());

const create = (by: TestPerson, entity: string, values: object) =>
  server.call<{ data: Row }>(by, "POST", `/api/${entity}`, { name: "Made", ...values });

test("a salesperson's lead, client or contact is theirs and their team's, unless they name a colleague", async () => {
  // (Not what all of the staff read.)
  const { rows: theirs } = await company.owner.query<{ entity: string }>(
    `select entity from app.role_rights where role = 'sales' and rights -> 'create' <@ '["own", "team"]' and not rights -> 'read' ? 'all'
       and entity = any ($1)`,
    [owned],
  );
  expect(theirs.map(({ entity }) => entity)).toEqual(expect.arrayContaining(["leads", "accounts", "contacts"]));
  for (const { entity } of theirs) {
    for (const values of [{}, { owner_id: null }]) {
      const { status, body } = await create(claire, entity, values);
      expect([status, body.data.owner_id, body.data.team_id], entity).toEqual([201, claire.id, claire.team_id]);
      expect((await server.call(amir, "GET", `/api/${entity}/${body.data.id}`)).status).toBe(404);
    }
    const given = await create(claire, entity, { owner_id: thomas.id });
    expect([given.status, given.body.data.owner_id]).toEqual([201, thomas.id]);
  }
});

test("nobody is offered to make what they could make in no scope that anybody is in", async () => {
  const lead = await company.person("project_manager", {});
  await company.owner.query(`insert into app.scopes (entity, scope, "key") values ('accounts', 'planted', 'nobody');
    insert into app.role_permissions (role, entity, verb, scope) values ('project_manager', 'accounts', 'create', 'planted');
    select app.settle()`);
  type Session = { rights: Record<string, Record<string, string[]>> };
  const { body } = await server.call<Session>(lead, "GET", "/api/session");
  const { rows: empty } = await company.owner.query<{ entity: string; scope: string }>(
    "select entity, scope from app.scopes where key = 'nobody'",
  );
  expect(empty).toContainEqual({ entity: "accounts", scope: "planted" });
  const made = empty.filter(({ entity, scope }) => body.rights[entity]?.["create"]?.includes(scope));
  expect(made).toEqual([]);
  expect((await create(lead, "accounts", {})).status).toBe(403);
  expect(body.rights["accounts"]?.["read"]).toBeDefined();
});

test("a record of a role that creates for everybody has no owner unless named", async () => {
  for (const [role, entity] of [
    ["marketing", "leads"],
    ["support", "accounts"],
    ["admin", "contacts"],
  ] as const) {
    const { status, body } = await create(await company.person(role), entity, {});
    expect([status, body.data.owner_id], role).toEqual([201, null]);
  }
});

test("an upsert and an import make what is the caller's, too", async () => {
  const upserted = await server.call<{ data: Row }>(claire, "POST", "/api/leads/upsert", {
    match: ["external_source", "external_id"],
    values: { name: "Upserted", external_source: "shop", external_id: "9" },
  });
  expect(upserted.body.data).toMatchObject({ owner_id: claire.id, team_id: claire.team_id });
  const done = await whole(claire, "name,email\nImported,imported@b.example\n", { defaults: {} });
  expect(done.counts).toEqual({ create: 1 });
  expect(await rows("select owner_id, team_id from public.leads where name = 'Imported'")).toEqual([
    { owner_id: claire.id, team_id: claire.team_id },
  ]);
});

describe("a refusal says what would be allowed", () => {
  test("to whoever names somebody of another team", async () => {
    for (const [entity, many] of [
      ["leads", "leads"],
      ["accounts", "clients"],
      ["contacts", "contacts"],
    ] as const) {
      const sentence = `You may create ${many} for yourself and your team.`;
      const refused = { status: 403, body: { code: "PERMISSION_DENIED", message: sentence } };
      const { status, body } = await create(claire, entity, { owner_id: amir.id });
      expect({ status, body }).toMatchObject(refused);
      expect(body.details?.fields).toEqual({ owner_id: sentence });
    }
    const values = { name: "Theirs", external_source: "shop", external_id: "10", owner_id: amir.id };
    const upserted = await server.call(claire, "POST", "/api/leads/upsert", { match: ["external_id"], values });
    expect(upserted.body.message).toBe("You may create leads for yourself and your team.");
  });

  test("and nothing where a role creates none at all", async () => {
    const { status, body } = await create(await company.person("auditor"), "leads", {});
    expect([status, body.code]).toEqual([403, "PERMISSION_DENIED"]);
    expect(body.message).not.toMatch(/may create/);
  });
});

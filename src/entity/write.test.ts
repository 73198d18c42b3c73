import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ownId } from "../client/own-id.ts";
import { newId } from "./operations.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Lead = {
  id: string;
  name: string;
  version: number;
  stage: string;
  value: number;
  owner_id: string | null;
  can: string[];
  owner?: { name: string };
};
type List = { data: Lead[]; next: string | null; rights: Record<string, string[]>; count?: number };

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let thomas: TestPerson;
let amir: TestPerson;
let client: TestPerson;
let account: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const [north, south] = [await company.team("North"), await company.team("South")];
  claire = await company.person("sales", { team_id: north, name: "Claire Vasseur" });
  thomas = await company.person("sales", { team_id: north, name: "Thomas Bellec" });
  amir = await company.person("sales", { team_id: south, name: "Amir Kaci" });
  account = await company.row("public.accounts", { name: "Cap Horizon", note: "internal", owner_id: claire.id });
  client = await company.person("client", { account_id: account });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const create = async (person: TestPerson, values: Record<string, unknown>) =>
  (await server.call<{ data: Lead }>(person, "POST", "/api/leads", values)).body.data;
const list = async (person: TestPerson, query: Record<string, string>) =>
  (await server.call<List>(person, "GET", `/api/leads?${new URLSearchParams(query)}`)).body;

describe("writing", () => {
  test("creates with an owner, a stage and what the caller may do then", async () => {
    const lead = await create(claire, {
      name: "Hélène Marchand",
      owner_id: claire.id,
      value: 84000,
      emails: ["H.Marchand@Rouvray.example"],
      phones: ["02 35 71 04 18"],
      website: "rouvray.example",
    });
    expect(lead).toMatchObject({
      version: 1,
      stage: "new",
      probability: 5,
      weighted: 4200,
      owner: { name: "Claire Vasseur" },
      emails: ["h.marchand@rouvray.example"],
      phones: ["+33235710418"],
      website: "https://rouvray.example",
    });
    expect(lead.can).toEqual(expect.arrayContaining(["read", "update", "delete", "assign"]));
    const seen = await server.call<{ data: Lead }>(thomas, "GET", `/api/leads/${lead.id}`);
    expect(seen.body.data.can).not.toContain("delete");
    expect((await server.call(amir, "GET", `/api/leads/${lead.id}`)).status).toBe(404);
    expect((await server.call(client, "GET", `/api/leads/${lead.id}`)).body.code).toBe("INSUFFICIENT_PRIVILEGES");
  });

  test("names the fields that are wrong or missing", async () => {
    const { status, body } = await server.call(claire, "POST", "/api/leads", {
      name: "x",
      emails: ["nobody"],
      value: -1,
    });
    expect([status, body.code]).toEqual([422, "VALIDATION_FAILED"]);
    expect(Object.keys(body.details?.fields ?? {})).toEqual(expect.arrayContaining(["value", "emails.0"]));
    expect((await server.call(claire, "POST", "/api/leads", {})).body.code).toBe("MISSING_REQUIRED_FIELD");
    expect((await server.call(claire, "POST", "/api/leads", "{")).body.code).toBe("INVALID_INPUT");
    expect((await server.call(claire, "POST", "/api/leads", { name: "x", nonsense: 1 })).status).toBe(422);
  });

  test("refuses a lead for another team, a foreign account, and state or system columns in an update", async () => {
    expect((await server.call(claire, "POST", "/api/leads", { name: "theirs", owner_id: amir.id })).body.code).toBe(
      "PERMISSION_DENIED",
    );
    const hidden = await company.row("public.accounts", { name: "Hidden", owner_id: amir.id });
    const invisible = await server.call(claire, "POST", "/api/leads", {
      name: "x",
      owner_id: claire.id,
      account_id: hidden,
    });
    const missing = await server.call(claire, "POST", "/api/leads", {
      name: "x",
      owner_id: claire.id,
      account_id: randomUUID(),
    });
    expect([invisible.status, invisible.body.message, invisible.body.details]).toEqual([
      missing.status,
      missing.body.message,
      missing.body.details,
    ]);
    const lead = await create(claire, { name: "mine", owner_id: claire.id });
    for (const change of [
      { stage: "won" },
      { owner_id: amir.id },
      { team_id: amir.team_id },
      { created_by: amir.id },
      { version: 1, id: randomUUID() },
      { deleted_at: "2026-01-01T00:00:00Z" },
    ]) {
      expect((await server.call(claire, "PATCH", `/api/leads/${lead.id}`, change)).status).toBe(422);
    }
  });

  test("updates with the version it has seen, and says both versions otherwise", async () => {
    const lead = await create(claire, { name: "first", owner_id: claire.id });
    const updated = await server.call<{ data: Lead }>(thomas, "PATCH", `/api/leads/${lead.id}`, {
      name: "second",
      version: 1,
    });
    expect(updated.body.data).toMatchObject({ name: "second", version: 2 });
    const late = await server.call(claire, "PATCH", `/api/leads/${lead.id}`, { name: "third", version: 1 });
    expect([late.status, late.body.code, late.body.details]).toEqual([
      409,
      "RESOURCE_CONFLICT",
      { versions: { yours: 1, stored: 2 } },
    ]);
    expect((await server.call(amir, "PATCH", `/api/leads/${lead.id}`, { name: "x" })).status).toBe(404);
    const readable = await company.row("public.leads", { name: "unowned" });
    expect((await server.call(claire, "PATCH", `/api/leads/${readable}`, { name: "x" })).body.code).toBe(
      "PERMISSION_DENIED",
    );
  });

  test("a verb on a version that somebody is changing at this moment waits, and is told", async () => {
    const lead = await create(claire, { name: "Meanwhile" });
    await company.owner.query("begin");
    await company.owner.query("update public.leads set city = 'Rouen' where id = $1", [lead.id]);
    const won = server.call<{ code: string }>(claire, "POST", "/api/leads/win", { id: lead.id, version: lead.version });
    const waits = "select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid";
    while ((await company.owner.query(waits)).rows.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await company.owner.query("commit");
    expect((await won).body.code).toBe("RESOURCE_CONFLICT");
    const { rows } = await company.owner.query("select stage, city from public.leads where id = $1", [lead.id]);
    expect(rows).toEqual([{ stage: "new", city: "Rouen" }]);
  });

  test("answers a repeated write once, and refuses the key for another write or person", async () => {
    const key = { "idempotency-key": randomUUID() };
    const first = await server.call<{ data: Lead }>(
      claire,
      "POST",
      "/api/leads",
      { name: "once", owner_id: claire.id },
      key,
    );
    const second = await server.call<{ data: Lead }>(
      claire,
      "POST",
      "/api/leads",
      { name: "once", owner_id: claire.id },
      key,
    );
    expect([second.status, second.body.data.id]).toEqual([201, first.body.data.id]);
    expect(
      (await server.call(claire, "POST", "/api/leads", { name: "other", owner_id: claire.id }, key)).body.code,
    ).toBe("RESOURCE_CONFLICT");
    const other = await server.call<{ data: Lead }>(
      thomas,
      "POST",
      "/api/leads",
      { name: "once", owner_id: thomas.id },
      key,
    );
    expect(other.body.data.id).not.toBe(first.body.data.id);
    const win = { "idempotency-key": randomUUID() };
    for (const _ of [1, 2])
      expect(
        (await server.call<{ data: Lead }>(claire, "POST", "/api/leads/win", { id: first.body.data.id }, win)).body.data
          .stage,
      ).toBe("won");
    expect((await server.call(claire, "POST", "/api/leads", { name: "x" }, { "idempotency-key": "" })).body.code).toBe(
      "INVALID_INPUT",
    );
  });

  test("answers a repetition that meets its own work: an id of the caller's, a version gone on, the bin", async () => {
    const id = ownId(newId(), claire.id);
    const values = { id, name: "mine", owner_id: claire.id };
    const [make, change, drop, other] = Array.from({ length: 4 }, () => ({ "idempotency-key": randomUUID() }));
    const of = (method: string, path: string, body: object, key = {}, person = claire) =>
      server.call<{ data: Lead }>(person, method, `/api/leads${path}`, body, key);
    for (const _ of [1, 2])
      expect(await of("POST", "", values, make)).toMatchObject({ status: 201, body: { data: { id } } });
    expect((await of("POST", "", values, other)).body.code).toBe("RESOURCE_CONFLICT");
    // Nor does another's key find it, nor another find it by the id.
    expect((await of("POST", "", { ...values, owner_id: thomas.id }, make, thomas)).body.code).toBe(
      "VALIDATION_FAILED",
    );
    for (const _ of [1, 2])
      expect((await of("PATCH", `/${id}`, { name: "changed", version: 1 }, change)).body.data.version).toBe(2);
    expect((await of("PATCH", `/${id}`, { name: "changed", version: 1 })).status).toBe(409);
    const ids = { ids: [id], do: "remove" };
    for (const _ of [1, 2]) expect((await of("POST", "/bulk", ids, drop)).body.data).toMatchObject({ changed: [id] });
    expect((await of("POST", "/bulk", ids)).body.data).toMatchObject({ changed: [], skipped: [{ id }] });
  });

  test("ten parallel sends of one write make one record", async () => {
    const key = { "idempotency-key": randomUUID() };
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.call<{ data: Lead }>(claire, "POST", "/api/leads", { name: "parallel", owner_id: claire.id }, key),
      ),
    );
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    expect((await list(claire, { where: '{"name":"parallel"}' })).data.length).toBe(1);
  });

  test("removes to the bin and restores, for those who may delete", async () => {
    const lead = await create(claire, { name: "binned", owner_id: claire.id });
    expect((await server.call(thomas, "DELETE", `/api/leads/${lead.id}`)).body.code).toBe("PERMISSION_DENIED");
    expect((await server.call(claire, "DELETE", `/api/leads/${lead.id}`)).status).toBe(200);
    expect((await list(claire, { where: '{"name":"binned"}' })).data).toEqual([]);
    expect((await list(claire, { where: '{"name":"binned"}', bin: "true" })).data.length).toBe(1);
    expect((await server.call(claire, "PATCH", `/api/leads/${lead.id}`, { name: "x" })).status).toBe(403);
    expect((await server.call(claire, "POST", "/api/leads/win", { id: lead.id })).status).toBe(404);
    expect((await server.call(thomas, "POST", "/api/leads/restore", { id: lead.id })).status).toBe(403);
    expect((await server.call(claire, "POST", "/api/leads/restore", { id: lead.id })).status).toBe(200);
    expect((await list(claire, { where: '{"name":"binned"}' })).data.length).toBe(1);
  });
});

describe("an upsert", () => {
  const put = (person: TestPerson, match: string[], values: object, headers: Record<string, string> = {}) =>
    server.call<{ data: Lead }>(person, "POST", "/api/leads/upsert", { match, values }, headers);
  const by = ["external_source", "external_id"];

  test("creates what does not match and changes what does, once per key", async () => {
    const values = {
      name: "From the shop",
      emails: ["a@shop.example", "b@shop.example"],
      external_source: "shop",
      external_id: "1",
      owner_id: claire.id,
    };
    const made = await put(claire, by, values, { "idempotency-key": "upsert-key-1" });
    const changed = await put(thomas, by, { ...values, name: "Renamed" });
    expect(changed.body.data).toMatchObject({ id: made.body.data.id, name: "Renamed", version: 2 });
    const repeated = await put(claire, by, values, { "idempotency-key": "upsert-key-1" });
    expect(repeated.body.data).toMatchObject({ id: made.body.data.id, name: "Renamed", version: 2 });
  });

  test("ten at once with the same values make one record", async () => {
    const values = { name: "Once", external_source: "shop", external_id: "2", owner_id: claire.id };
    const answers = await Promise.all(Array.from({ length: 10 }, () => put(claire, by, values)));
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
  });

  test("does not reach another team's record, and refuses to match by what names none", async () => {
    const values = { name: "Theirs", external_source: "shop", external_id: "3", owner_id: claire.id };
    const made = await put(claire, by, values);
    const other = await put(amir, by, { ...values, name: "Amir's", owner_id: amir.id });
    expect(other.body.data.id).not.toBe(made.body.data.id);
    expect((await put(claire, ["emails"], { name: "x", emails: ["a@b.example"] })).status).toBe(400);
    expect((await put(claire, ["external_id"], { name: "x" })).status).toBe(400);
    expect((await put(client, by, values)).status).toBe(403);
  });
});

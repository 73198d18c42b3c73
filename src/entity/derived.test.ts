import { sqlState, type Transaction } from "../database/door.ts";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { register } from "../entities/register.ts";
import type { Entity } from "./describe.ts";
import type { EntityMeta } from "./meta.ts";
import { foretell } from "./do-verb.ts";
import { entityOf, tools, useTool } from "./tools.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let support: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales");
  support = await company.person("support");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

describe("the descriptions", () => {
  test("say which state may follow which, and the database agrees", async () => {
    const { body } = await server.call<{ data: EntityMeta[] }>(claire, "GET", "/api/meta");
    const { prospect } = body.data.find(({ name }) => name === "accounts")?.transitions ?? {};
    expect(prospect).toEqual(["active", "archived"]);
    const made = await server.call<{ data: { id: string } }>(claire, "POST", "/api/accounts", {
      name: "Fjordvik",
      owner_id: claire.id,
    });
    const { id } = made.body.data;
    const move = async (stage: string) =>
      (await server.call(claire, "POST", "/api/accounts/move", { id, stage })).status;
    expect(await move("at_risk")).toBe(422);
    expect(await move("active")).toBe(200);
  });

  test("say by which column and verb a record is put away, and that verb can be undone", async () => {
    const { body } = await server.call<{ data: EntityMeta[] }>(claire, "GET", "/api/meta");
    const away = body.data.flatMap(({ name, put_away, verbs }) =>
      put_away ? [[name, put_away.column, verbs[put_away.by ?? ""]?.undone_by]] : [],
    );
    expect(away.toSorted()).toEqual([
      ["projects", "archived_at", "bring_back"],
      ["risks", "project_archived_at", undefined],
      ["tasks", "project_archived_at", undefined],
    ]);
  });

  test("point only at what a picker can look for", () => {
    // (These are few, and listed whole.)
    const listed_whole = ["teams", "ai_agents"];
    const all = Object.values(register) as Entity[];
    const found = new Set(all.filter(({ searchable }) => searchable).map(({ name }) => name));
    const missing = all.flatMap(({ name, fields }) =>
      Object.values(fields)
        .filter(({ list, reference, creatable, updatable }) => !list && reference && (creatable || updatable))
        .filter(({ reference = "" }) => !found.has(reference) && !listed_whole.includes(reference))
        .map((field) => `${name}.${field.name}`),
    );
    expect(missing).toEqual([]);
  });

  test("say what a new record begins with and where words are found, and the database agrees", async () => {
    const { body } = await server.call<{ data: EntityMeta[] }>(claire, "GET", "/api/meta");
    for (const entity of ["leads", "accounts", "contacts", "tags"]) {
      const meta = body.data.find(({ name }) => name === entity);
      const begins = Object.fromEntries(meta?.fields.map((field) => [field.name, field.begins]) ?? []);
      const { data } = (
        await server.call<{ data: Record<string, unknown> }>(claire, "POST", `/api/${entity}`, {
          name: "Begun",
          ...("owner_id" in begins && { owner_id: claire.id }),
        })
      ).body;
      const told = Object.keys(begins).filter((name) => begins[name] !== undefined && name !== "version");
      expect(told.length, entity).toBeGreaterThan(0);
      for (const name of told) expect(data[name], `${entity}.${name}`).toEqual(begins[name]);
    }
    const searched = Object.fromEntries(body.data.map((meta) => [meta.name, meta.searched]));
    expect(searched).toMatchObject({
      leads: ["company_name", "title", "city", "emails", "phones"],
      people: ["email", "title"],
      teams: [],
    });
    const hers = body.data.find(({ name }) => name === "leads");
    const sortable = (name: string) => hers?.fields.find((field) => field.name === name)?.sortable;
    expect(["value", "created_at", "emails", "owner_id", "note"].map(sortable)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe("tools", () => {
  test("carry the entity's own schemas and work under the rights of whoever uses them", async () => {
    const all = tools(Object.values(register));
    expect(all.find(({ name }) => name === "leads_lose")?.input_schema).toMatchObject({
      required: expect.arrayContaining(["id", "lost_reason"]),
    });
    const use = (person: TestPerson, name: string, input: Record<string, unknown>) =>
      useTool(server.kernel, person.actor, name, input, { key: randomUUID(), fingerprint: "x" }).then(
        (text) => JSON.parse(text) as { data: { id: string; stage: string } },
      );
    const { data } = await use(claire, "leads_create", { name: "By tool", owner_id: claire.id });
    expect((await use(claire, "leads_lose", { id: data.id, lost_reason: "Price" })).data.stage).toBe("lost");
    await expect(use(support, "leads_win", { id: data.id })).rejects.toSatisfy((error) => sqlState(error) === "42501");
    await expect(use(claire, "leads_move", { id: data.id, stage: "new" })).rejects.toThrow("reopened");
    await expect(use(claire, "people_get", { id: "x" })).rejects.toThrow("UUID");
  });
});

describe("a verb with a preview", () => {
  const ask = (person: TestPerson, id: string, more = {}) =>
    server.call<{ data: { wins: boolean } }>(person, "POST", "/api/leads/convert/preview", { id, ...more });

  test("tells it to whoever sees the record, by a route, a tool and in the API's document, and writes nothing", async () => {
    const id = await company.row("public.leads", { name: "Foretold", owner_id: claire.id });
    expect((await ask(claire, id)).body).toMatchObject({ data: { wins: true } });
    expect((await ask(support, id)).status).toBe(200);
    expect((await ask(await company.person("sales"), id)).status).toBe(404);
    expect((await ask(claire, id, { siren: "1" })).status).toBe(422);
    const told = tools(Object.values(register)).find(({ name }) => name === "leads_convert_preview");
    expect(told).toMatchObject({ writes: false, input_schema: { required: ["id"] } });
    const by_tool = await useTool(
      server.kernel,
      claire.actor,
      "leads_convert_preview",
      { id },
      { key: "", fingerprint: "" },
    );
    expect(JSON.parse(by_tool)).toMatchObject({ data: { wins: true } });
    const { rows } = await company.owner.query("select version, stage from public.leads where id = $1", [id]);
    expect(rows).toEqual([{ version: 1, stage: "new" }]);
  });

  test("reads in a transaction that cannot write, whatever it says it does", async () => {
    const doing = "update public.leads set name = 'Written'";
    const preview = { about: "", answer: z.unknown(), read: ({ tx }: { tx: Transaction }) => tx.execute(doing) };
    const id = await company.row("public.leads", { name: "Unwritten", owner_id: claire.id });
    const asked = company.database.as(claire.actor, (tx) => foretell(tx, register, register.leads, preview, id, {}));
    await expect(asked).rejects.toSatisfy((error) => sqlState(error) === "25006");
    for (const verb of ["win", "nothing"])
      expect((await server.call(claire, "POST", `/api/leads/${verb}/preview`, { id })).status).toBe(404);
  });
});

test("names of entities and of verbs may have several words", () => {
  const entities = [{ name: "saved" }, { name: "saved_views" }, { name: "leads" }];
  const of = (tool: string) => entityOf(tool, entities)?.name;
  expect([of("leads_mark_done"), of("saved_views_list"), of("saved_open"), of("lead_get")]).toEqual([
    "leads",
    "saved_views",
    "saved",
    undefined,
  ]);
});

describe("verbs of a lead", () => {
  const act = (person: TestPerson, verb: string, input: object) =>
    server.call<{ data: { stage: string; owner_id: string; lost_reason: string | null; emails: string[] } | null }>(
      person,
      "POST",
      `/api/leads/${verb}`,
      input,
    );

  test("pass only through declared states, with a reason where one is due", async () => {
    const id = await company.row("public.leads", { name: "Staged", owner_id: claire.id });
    expect((await act(claire, "lose", { id })).body.code).toBe("MISSING_REQUIRED_FIELD");
    expect((await act(claire, "reopen", { id })).status).toBe(409);
    expect((await act(claire, "move", { id, stage: "proposal" })).body.data?.stage).toBe("proposal");
    expect((await act(claire, "lose", { id, lost_reason: "Price" })).body.data).toMatchObject({
      stage: "lost",
      lost_reason: "Price",
    });
    expect((await act(claire, "win", { id })).status).toBe(409);
    expect((await act(claire, "reopen", { id })).body.data).toMatchObject({ stage: "proposal", lost_reason: null });
    expect((await act(claire, "win", { id, version: 1 })).body.code).toBe("RESOURCE_CONFLICT");
    expect((await act(claire, "win", { id })).body.data?.stage).toBe("won");
    await expect(
      company.database.flush(claire.actor, [
        { text: "update public.leads set stage = 'lost', lost_reason = 'x' where id = $1", values: [id] },
      ]),
    ).rejects.toThrow("TRANSITION");
    for (const verb of ["win", "lose", "move", "assign", "claim"])
      expect([403, 404, 409, 422]).toContain(
        (await act(support, verb, { id, stage: "new", lost_reason: "x", owner_id: support.id })).status,
      );
  });

  test("claim takes an unowned lead once; assign gives one away, also out of sight", async () => {
    const id = await company.row("public.leads", { name: "Free" });
    const other = await company.person("sales", { team_id: await company.team("Far") });
    const claims = await Promise.all([act(claire, "claim", { id }), act(other, "claim", { id })]);
    expect(claims.map(({ status }) => status).sort()[0]).toBe(200);
    const { rows } = await company.owner.query<{ owner_id: string }>(
      "select owner_id from public.leads where id = $1",
      [id],
    );
    const [winner, loser] = rows[0]?.owner_id === claire.id ? [claire, other] : [other, claire];
    expect((await act(loser, "assign", { id, owner_id: loser.id })).status).toBe(404);
    expect((await act(winner, "assign", { id, owner_id: loser.id })).body).toEqual({ data: null });
    expect((await act(winner, "assign", { id, owner_id: winner.id })).status).toBe(404);
    const client = await company.person("client", { account_id: await company.row("public.accounts", { name: "A" }) });
    expect((await act(loser, "assign", { id, owner_id: client.id })).status).toBe(409);
  });

  test("merge takes what was missing and bins the duplicate, both or none", async () => {
    const id = await company.row("public.leads", {
      name: "Kept",
      owner_id: claire.id,
      emails: ["a@x.example"],
      value: 10,
    });
    const duplicate_id = await company.row("public.leads", {
      name: "Double",
      owner_id: claire.id,
      emails: ["b@x.example"],
      value: 99,
      city: "Rouen",
    });
    const foreign = await company.row("public.leads", { name: "Foreign", owner_id: support.id });
    // By others, too: whose words they are stays.
    const said = { entity: "leads", row_id: duplicate_id, body: "They called twice.", created_by: support.id };
    const comment = await company.row("public.comments", said);
    const [at, subject] = ["2026-12-01T09:00Z", "Visit"];
    await company.row("public.activities", { entity: "leads", row_id: duplicate_id, kind: "visit", subject, at });
    expect((await act(claire, "merge", { id, duplicate_id: foreign })).status).toBe(409);
    expect((await act(claire, "merge", { id, duplicate_id: id })).status).toBe(409);
    const { body } = await act(claire, "merge", { id, duplicate_id });
    expect(body.data).toMatchObject({ name: "Kept", value: 10, city: "Rouen" });
    const moved = await company.owner.query("select row_id, about, created_by from public.comments where id = $1", [
      comment,
    ]);
    expect(moved.rows).toEqual([{ row_id: id, about: "Kept", created_by: support.id }]);
    const steps = await company.owner.query(
      "select id, next_activity from public.leads where id = any ($1) order by id = $2",
      [[id, duplicate_id], id],
    );
    expect(steps.rows).toEqual([
      { id: duplicate_id, next_activity: null },
      { id, next_activity: "Visit" },
    ]);
    expect(body.data?.emails.toSorted()).toEqual(["a@x.example", "b@x.example"]);
    const gone = await server.call<{ data: { deleted_at: string; duplicate_of: string } }>(
      claire,
      "GET",
      `/api/leads/${duplicate_id}`,
    );
    expect(gone.body.data.deleted_at).not.toBeNull();
    expect(gone.body.data.duplicate_of).toBe(id);
  });
});

describe("company numbers", () => {
  test.each([
    ["siren", "732 829 320", 201],
    ["siren", "732829321", 422],
    ["vat_id", "FR 44 732829320", 201],
    ["vat_id", "FR45732829320", 422],
    ["vat_id", "DE136695976", 201],
    ["vat_id", "DE123456789", 422],
    ["vat_id", "XX1", 422],
  ])("%s %s answers %i", async (column, value, status) => {
    expect((await server.call(support, "POST", "/api/accounts", { name: "Numbers", [column]: value })).status).toBe(
      status,
    );
  });

  test("a SIRET belongs to its SIREN, and La Poste's exception holds", async () => {
    expect(
      (await server.call(support, "POST", "/api/accounts", { name: "x", siren: "732829320", siret: "73282932000074" }))
        .status,
    ).toBe(201);
    expect(
      (await server.call(support, "POST", "/api/accounts", { name: "x", siren: "732829320", siret: "35600000000048" }))
        .body.details?.fields,
    ).toBeDefined();
    expect(
      (
        await server.call(support, "POST", "/api/accounts", {
          name: "La Poste",
          siren: "356000000",
          siret: "35600000049837",
        })
      ).status,
    ).toBe(201);
  });
});

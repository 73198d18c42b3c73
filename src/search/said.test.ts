import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import type { Hit } from "./hit.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let admin: TestPerson;
let auditor: TestPerson;
let client: TestPerson;
let lead: string;
let account: string;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Vasseur" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir Kaci" });
  [admin, auditor] = [await company.person("admin"), await company.person("auditor")];
  lead = await made(claire, "leads", { name: "Hélène Œuvrard" });
  account = await made(claire, "accounts", { name: "Ateliers Rouvray", siren: "732829320" });
  client = await company.person("client", { account_id: account });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const post = (person: TestPerson, path: string, body: object) =>
  server.call<{ data: { id: string } }>(person, "POST", `/api/${path}`, body);
async function made(person: TestPerson, path: string, body: object): Promise<string> {
  const answer = await post(
    person,
    path,
    path === "leads" || path === "accounts" ? { owner_id: person.id, ...body } : body,
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.data.id;
}
const say = (person: TestPerson, body: string, row_id = lead, entity = "leads") =>
  made(person, "comments", { entity, row_id, body });
const act = (person: TestPerson, values: object, row_id = lead, entity = "leads") =>
  made(person, "activities", { entity, row_id, kind: "call", ...values });
async function search(person: TestPerson, p_query: string): Promise<Hit[]> {
  const answer = await server.call<{ data: Hit[] }>(person, "POST", "/api/rpc/search_global", { p_query });
  expect(answer.status, p_query).toBe(200);
  return answer.body.data;
}
const ids = async (person: TestPerson, query: string) =>
  (await search(person, query)).map(({ entity_id }) => entity_id).toSorted();

describe("what was said is found", () => {
  test("by its words, with the record, who said it and when", async () => {
    const id = await say(claire, "The façade wants scaffolding before the painters come.");
    const [hit, ...others] = await search(claire, "facade scaffold");
    expect(others).toEqual([]);
    expect(hit).toMatchObject({
      entity: "comments",
      entity_type: "other",
      entity_id: id,
      entity_name: "Hélène Œuvrard",
      entity_description: "The façade wants scaffolding before the painters come.",
      description_marks: [4, 6, 17, 8],
      about: { entity: "leads", id: lead, by_id: claire.id, by_name: "Claire Vasseur", kind: null },
    });
    expect(Date.parse(hit?.about?.at ?? "")).toBeGreaterThan(Date.now() - 60_000);
    expect(await ids(admin, "scaffolding")).toEqual([id]);
    expect(await ids(auditor, "scaffolding")).toEqual([id]);
  });

  test("an activity by subject, note and outcome; a long note around the words", async () => {
    const planned = await act(claire, { subject: "Ask for the blueprints", at: "2026-12-01T09:00:00Z" });
    const done = await act(
      claire,
      { kind: "visit", state: "done", at: "2026-11-02T09:00:00Z", outcome: "Wants a gargoyle" },
      account,
      "accounts",
    );
    const note = await act(claire, {
      kind: "note",
      state: "done",
      at: "2026-11-02T09:00:00Z",
      body: `${"Long ago. ".repeat(1900)}A périscope stood there.`,
    });
    expect(await search(claire, "blueprint")).toMatchObject([
      {
        entity: "activities",
        entity_id: planned,
        about: { kind: "call", at: expect.stringMatching(/^2026-12-01/) as string },
      },
    ]);
    expect(await search(claire, "gargoyles")).toMatchObject([
      { entity_id: done, entity_name: "Ateliers Rouvray", about: { entity: "accounts", id: account } },
    ]);
    const [found] = await search(claire, "periscope");
    expect(found?.entity_id).toBe(note);
    expect(found?.entity_description).toMatch(/^… .*A périscope stood there\.$/);
    expect(found?.entity_description?.length).toBeLessThan(170);
    const { description_marks, entity_description } = found as Hit;
    const [from = 0, length = 0] = description_marks;
    expect(entity_description?.slice(from, from + length)).toBe("périscope");
  });

  test("and what has no words hinders nobody", async () => {
    expect(await ids(claire, "type:comment 👍")).not.toContain(await say(claire, "👍"));
    await act(claire, {});
    await made(claire, "leads", { name: "--" });
  });

  test("after the record whose name it is, and by operators in both languages", async () => {
    const comment = await say(amir, "Rouvray called us", await made(amir, "leads", { name: "Somebody" }));
    const call = await act(claire, { subject: "Rouvray back", owner_id: claire.id }, account, "accounts");
    const [first] = await search(claire, "rouvray");
    expect(first).toMatchObject({ entity: "accounts", entity_id: account });
    expect(await ids(claire, "type:call rouvray")).toEqual([call]);
    expect(await ids(claire, "type:appel rouvray")).toEqual([call]);
    expect(await ids(claire, "type:visite rouvray")).toEqual([]);
    expect(await ids(claire, "type:commentaire rouvray")).toEqual([]);
    expect(await ids(amir, "type:comment rouvray")).toEqual([comment]);
    expect(await ids(claire, "type:client type:call rouvray")).toEqual([account, call].toSorted());
    expect(await ids(claire, "type:call is:planned owner:me rouvray")).toEqual([call]);
    expect(await ids(claire, "type:call is:fait rouvray")).toEqual([]);
    expect(await ids(admin, "type:call owner:me rouvray")).toEqual([]);
  });
});

describe("nobody finds what was said of a record that they do not see", () => {
  const attempts = ["sextant", "sex", "sextnat", "type:comment", "type:comment owner:none", "type:call", "type:activity is:planned", "type:activity owner:none", "astrolabe", "type:comment sextant"]; // prettier-ignore

  test.each(attempts)("by “%s”", async (query) => {
    const theirs = await made(amir, "leads", { name: "Maison Quemeneur" });
    const said = [
      await say(amir, "They found a sextant", theirs),
      await act(amir, { subject: "Sextant", outcome: "astrolabe" }, theirs),
    ];
    for (const person of [claire, client]) {
      const found = await ids(person, query);
      for (const id of said) expect(found).not.toContain(id);
    }
    expect(await ids(amir, "sextant")).toEqual(expect.arrayContaining(said));
  });

  test("each finds exactly what their lists hold", async () => {
    for (const person of [claire, amir, admin, auditor, client])
      for (const [type, path] of [
        ["comment", "comments"],
        ["activity", "activities"],
      ] as const) {
        const answer = await server.call<{ data?: { id: string }[] }>(
          person,
          "GET",
          `/api/${path}?columns=id&limit=1000`,
        );
        const listed = (answer.body.data ?? []).map(({ id }) => id);
        const found = await server.call<{ data: Hit[] }>(person, "POST", "/api/rpc/search_global", {
          p_query: `type:${type}`,
          p_limit: 50,
        });
        expect(found.body.data.map(({ entity_id }) => entity_id).toSorted(), `${person.role} ${type}`).toEqual(
          listed.toSorted(),
        );
      }
  });

  test("it goes with its record to another owner, into the bin, back from it, and is gone when it is removed", async () => {
    const here = await made(claire, "leads", { name: "Wandering" });
    const said = await say(claire, "A zeppelin", here);
    const done = await act(claire, { subject: "Zeppelin" }, here);
    const all = [said, done].toSorted();
    expect(await ids(claire, "zeppelin")).toEqual(all);
    await post(claire, "leads/assign", { id: here, owner_id: amir.id });
    expect(await ids(claire, "zeppelin")).toEqual([]);
    expect(await ids(amir, "zeppelin")).toEqual(all);
    await server.call(amir, "DELETE", `/api/leads/${here}`);
    expect(await ids(amir, "zeppelin")).toEqual([]);
    await post(amir, "leads/restore", { id: here });
    expect(await ids(amir, "zeppelin")).toEqual(all);
    await server.call(amir, "DELETE", `/api/activities/${done}`);
    expect(await ids(amir, "zeppelin")).toEqual([said]);
    await server.call(claire, "PATCH", `/api/comments/${said}`, { body: "No airship" });
    await company.owner.query("update public.comments set body = 'An airship' where id = $1", [said]);
    expect(await ids(amir, "zeppelin")).toEqual([]);
    expect(await ids(amir, "airship")).toEqual([said]);
    await server.call(amir, "DELETE", `/api/leads/${here}`);
    await company.owner.query("update public.leads set deleted_at = now() - interval '31 days' where id = $1", [here]);
    await company.database.flush(company.system, [{ text: "select app.empty_bin()", values: [] }]);
    expect((await company.owner.query("select from app.search_rows where id = any ($1)", [all])).rowCount).toBe(0);
  });

  test("a merge takes it along, and nobody finds it twice", async () => {
    const [kept, gone] = [await made(claire, "leads", { name: "Twin" }), await made(claire, "leads", { name: "Twin" })];
    const said = await say(claire, "A theremin", gone);
    const merged = await post(claire, "leads/merge", { id: kept, duplicate_id: gone });
    expect(merged.status, JSON.stringify(merged.body)).toBe(200);
    expect(await search(claire, "theremin")).toMatchObject([{ entity_id: said, about: { id: kept } }]);
  });
});

describe("own fields", () => {
  test("are found by their values, choices by their names, numbers and days by their digits", async () => {
    const field = (name: string, kind: string) => made(admin, "own_fields", { entity: "leads", name, kind });
    const region = await field("Région", "choice");
    await post(admin, "own_fields/offer", { id: region, choices: [{ name: "Bocage" }, { name: "Littoral" }] });
    for (const [name, kind] of [
      ["Motto", "line"],
      ["Seats", "count"],
      ["Signed on", "date"],
      ["Hot line", "phone"],
    ] as const)
      await field(name, kind);
    const custom = {
      region: "bocage",
      motto: "Festina lente",
      seats: 4711,
      signed_on: "2026-03-09",
      hot_line: "+33235718811",
    };
    const id = await made(claire, "leads", { name: "Own Words", custom });
    for (const query of ["bocage", "festina", "lent fest", "4711", "2026-03-09", "02 35 71 88 11", "type:lead bocage"])
      expect(await ids(claire, query), query).toEqual([id]);
    for (const query of ["bocage", "festina", "4711"]) {
      expect(await ids(amir, query), query).toEqual([]);
      expect(await ids(client, query), query).toEqual([]);
    }
    await server.call(claire, "PATCH", `/api/leads/${id}`, { custom: { motto: "Carpe diem" } });
    expect(await ids(claire, "festina")).toEqual([]);
    expect(await ids(claire, "carpe")).toEqual([id]);
    await post(admin, "own_fields/offer", { id: region, choices: [{ key: "bocage", name: "Hinterland" }] });
    expect(await ids(claire, "bocage")).toEqual([]);
    expect(await ids(claire, "hinterland")).toEqual([id]);
    await post(admin, "own_fields/retire", { id: region });
    expect(await ids(claire, "hinterland")).toEqual([]);
    await post(admin, "own_fields/bring_back", { id: region });
    expect(await ids(claire, "hinterland")).toEqual([id]);
    const { rowCount } = await company.owner.query("select from app.search_due");
    expect(rowCount).toBe(0);
  });

  test("more than a thousand records of a field are found anew by the server itself", async () => {
    const id = await made(admin, "own_fields", { entity: "leads", name: "Many", kind: "line" });
    await company.owner.query(
      `insert into public.leads (name, owner_id, custom) select 'Many ' || n, $1, '{"many": "Quagga"}' from generate_series(1, 1500) n`,
      [amir.id],
    );
    const held = async () =>
      (await company.owner.query("select from app.search_rows where lexemes @@ 'quagga'::tsquery")).rowCount;
    expect(await held()).toBe(1500);
    await post(admin, "own_fields/retire", { id });
    expect(await held()).toBe(500);
    const again = () =>
      company.database.flush(company.system, [{ text: "select app.search_anew()::text", values: [] }]);
    expect(await again()).toEqual([[["true"]]]);
    expect(await again()).toEqual([[["false"]]]);
    expect(await held()).toBe(0);
  });

  test("what a client may not see of their own account they do not find", async () => {
    await made(admin, "own_fields", { entity: "accounts", name: "Secret", kind: "line" });
    await server.call(claire, "PATCH", `/api/accounts/${account}`, { custom: { secret: "Kryptonite" } });
    expect(await ids(claire, "kryptonite")).toEqual([account]);
    expect(await ids(client, "rouvray")).toContain(account);
    expect(await ids(client, "kryptonite")).toEqual([]);
  });
});

import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

type Hit = {
  entity_type: string;
  entity_id: string;
  entity_name: string;
  entity_description: string | null;
  entity: string;
  account_id: string | null;
  name_marks: number[];
};

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let client: TestPerson;
let admin: TestPerson;
const ids: Record<string, string> = {};

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Vasseur" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir Kaci" });
  admin = await company.person("admin");
  const lead = async (name: string, owner: TestPerson | null, more: object = {}) =>
    (ids[name] = await company.row("public.leads", { name, owner_id: owner?.id ?? null, ...more }));
  const account = async (name: string, owner: TestPerson, more: object = {}) =>
    (ids[name] = await company.row("public.accounts", { name, owner_id: owner.id, ...more }));
  await account("Ateliers Rouvray", claire, { city: "Rouen", siren: "732829320", domains: ["rouvray.example"] });
  await account("Maison Quemeneur", amir, { city: "Nantes" });
  client = await company.person("client", { account_id: ids["Ateliers Rouvray"] ?? "" });
  await lead("Hélène Œuvrard", claire, { company_name: "Société des Bateaux", phones: ["+33235711804"] });
  await lead("Hélène Quemeneur", amir, { emails: ["helene@quemeneur.example"], stage: "proposal" });
  await lead("Solenn Libre", null);
  await lead("Yann Prigent", claire, { emails: ["y.prigent@forges.example"], stage: "proposal" });
  const contact = { name: "Nolwenn Rouvray", owner_id: claire.id, account_id: ids["Ateliers Rouvray"] };
  ids["Nolwenn Rouvray"] = await company.row("public.contacts", contact);
});
afterAll(async () => {
  await server.close();
  await company.close();
});

async function search(person: TestPerson, p_query: string): Promise<Hit[]> {
  const answer = await server.call<{ data: Hit[] }>(person, "POST", "/api/rpc/search_global", { p_query });
  expect(answer.status, p_query).toBe(200);
  return answer.body.data;
}
const names = async (person: TestPerson, query: string) =>
  (await search(person, query)).map(({ entity_name }) => entity_name);

describe("search_global finds", () => {
  test.each([
    ["the beginning of a word", "rouv", "Ateliers Rouvray"],
    ["two letters", "pr", "Yann Prigent"],
    ["words in any order", "rouvray atel", "Ateliers Rouvray"],
    ["without accents", "helene oeuvrard", "Hélène Œuvrard"],
    ["with accents that are not there", "àteliérs", "Ateliers Rouvray"],
    ["another form of a French word", "bateau", "Hélène Œuvrard"],
    ["a letter too many", "rouvrray", "Ateliers Rouvray"],
    ["two letters the wrong way round", "prigetn", "Yann Prigent"],
    ["a telephone number as it is written", "02 35 71 18 04", "Hélène Œuvrard"],
    ["a SIREN in groups", "732 829 320", "Ateliers Rouvray"],
    ["the beginning of an address", "y.prigent@for", "Yann Prigent"],
    ["a part of a domain", "rouvray.exa", "Ateliers Rouvray"],
  ])("%s", async (_, query, found) => {
    expect(query === "02 35 71 18 04" ? await names(claire, "0235711804") : await names(claire, query)).toContain(
      found,
    );
  });

  test("a name before a mention, and says where the words stand", async () => {
    const [first, ...others] = await search(claire, "rouvray");
    expect(["Ateliers Rouvray", "Nolwenn Rouvray"]).toContain(first?.entity_name);
    expect(others.length).toBeGreaterThan(0);
    const hit = (await search(claire, "ateliers rouv")).find(({ entity }) => entity === "accounts");
    expect(hit).toMatchObject({ entity_type: "other", entity_id: ids["Ateliers Rouvray"], name_marks: [0, 8, 9, 4] });
    expect(hit?.entity_description).toBe("Rouen · 732829320");
    expect(await search(claire, "amir")).toMatchObject([{ entity_type: "user", entity_id: amir.id }]);
  });

  test("by operators, in both languages; an unknown one is a plain word", async () => {
    expect((await names(claire, "type:lead owner:me")).sort()).toEqual(["Hélène Œuvrard", "Yann Prigent"]);
    expect(await names(claire, "type:prospect owner:moi is:proposal")).toEqual(["Yann Prigent"]);
    expect(await names(claire, "is:open owner:none")).toEqual(["Solenn Libre"]);
    expect(await names(claire, "type:contact rouvray")).toEqual(["Nolwenn Rouvray"]);
    expect(await names(claire, "type:nonsense rouvray")).toEqual([]);
    expect(await names(claire, "owner:me type:lead type:client")).toHaveLength(3);
  });

  test("nothing where nothing is asked, and takes any text", async () => {
    for (const query of ["", " ", "--", "' & | ! :* <->", "\\", `${"x".repeat(199)}é`, "%%", "type:", ":", "''''"])
      expect(await names(claire, query), query).toEqual([]);
    for (const query of ["a@'", "a'b", "x@\\", "d'un", "::type:lead", "type:lead:x"]) await search(claire, query);
    for (const body of [{}, { p_query: 1 }, { p_query: "x", p_limit: 1000 }, { p_query: "x".repeat(201) }])
      expect((await server.call(claire, "POST", "/api/rpc/search_global", body)).status).toBe(422);
  });
});

describe("search_global follows", () => {
  test("a change of name, the bin, a return from it, and a purge", async () => {
    const id = await company.row("public.leads", { name: "Before", owner_id: claire.id });
    expect(await names(claire, "before")).toEqual(["Before"]);
    await server.call(claire, "PATCH", `/api/leads/${id}`, { name: "Afterwards" });
    expect(await names(claire, "before")).toEqual([]);
    expect(await names(claire, "afterwards")).toEqual(["Afterwards"]);
    await server.call(claire, "DELETE", `/api/leads/${id}`);
    expect(await names(claire, "afterwards")).toEqual([]);
    await server.call(claire, "POST", "/api/leads/restore", { id });
    expect(await names(claire, "afterwards")).toEqual(["Afterwards"]);
    await company.owner.query("delete from public.leads where id = $1", [id]);
    expect((await company.owner.query("select from app.search_rows where id = $1", [id])).rowCount).toBe(0);
  });

  test("a record to its new owner, and no longer to the former", async () => {
    const id = await company.row("public.leads", { name: "Wandering Ewen", owner_id: claire.id });
    await server.call(claire, "POST", "/api/leads/assign", { id, owner_id: amir.id });
    expect(await names(claire, "wandering")).toEqual([]);
    expect(await names(amir, "wandering")).toEqual(["Wandering Ewen"]);
  });
});

describe("nobody finds what they do not see:", () => {
  const attempts = ["quemeneur", "qu", "quemenuer", "helene", "helene@quemeneur.example", "maison", "nantes", "type:lead", "type:client",
    "is:proposal", "is:open", "owner:none", "owner:me", "type:lead quemeneur", "owner:me owner:none", "type:lead type:client type:contact"]; // prettier-ignore

  test.each(attempts)("a sales person of another team, by “%s”", async (query) => {
    const found = (await search(claire, query)).map(({ entity_id }) => entity_id);
    expect(found).not.toContain(ids["Hélène Quemeneur"]);
    expect(found).not.toContain(ids["Maison Quemeneur"]);
    expect(found).not.toContain(undefined);
  });

  test("each gets exactly what their lists hold", async () => {
    for (const [person, query, path] of [
      [claire, "type:lead", "/api/leads?columns=id"],
      [amir, "type:lead", "/api/leads?columns=id"],
      [admin, "type:lead", "/api/leads?columns=id"],
      [claire, "type:client", "/api/accounts?columns=id"],
      [client, "type:client", "/api/accounts?columns=id"],
      [client, "type:contact", "/api/contacts?columns=id"],
      [client, "type:user", "/api/people?columns=id"],
    ] as const) {
      const listed = (await server.call<{ data: { id: string }[] }>(person, "GET", path)).body.data.map(({ id }) => id);
      const found = (await search(person, query)).map(({ entity_id }) => entity_id);
      expect(found.sort(), `${person.role} ${query}`).toEqual(listed.sort());
    }
  });

  test("a client finds neither leads nor staff nor by columns that they may not read", async () => {
    for (const query of [
      "helene",
      "type:lead",
      "owner:none",
      "claire",
      "amir",
      "rouvray.example",
      "is:prospect",
      "is:active type:client",
    ])
      expect(await names(client, query), query).toEqual([]);
    expect((await names(client, "rouvray")).sort()).toEqual(["Ateliers Rouvray", "Nolwenn Rouvray"]);
    expect(await names(client, "732829320")).toEqual(["Ateliers Rouvray"]);
  });

  test("SQL from inside the door reaches neither the rows of the search nor its words", async () => {
    const run = (text: string) =>
      company.database
        .flush(claire.actor, [{ text, values: [] }])
        .then(JSON.stringify, (error: Error) => error.message);
    for (const text of [
      "select * from app.search_rows",
      "select * from app.search_words",
      "select * from app.search_runs",
      "select app.meant('quemenuer')",
      "select app.search_ways(null, null, null)",
      "select app.search_reach(null, false, false)",
      "select app.retire_searches()",
      "select app.search_anew()",
      "select app.said_of(null, null, null)",
    ])
      expect(await run(text), text).toMatch(/permission denied|INSUFFICIENT/);
    expect(await run("select * from app.search_candidates('quemeneur', 50)")).toBe("[[]]");
    const twin = { id: ids["Maison Quemeneur"], name: "Twin Quemeneur", owner_id: claire.id };
    expect((await server.call(claire, "POST", "/api/leads", twin)).status).toBe(422);
    await company.row("public.leads", twin);
    expect(await names(claire, "quemeneur")).toEqual(["Twin Quemeneur"]);
    expect(await names(amir, "maison")).toEqual(["Maison Quemeneur"]);
  });

  test("scopes of what can be found ask only for columns that the search has", async () => {
    const { rows } = await company.owner.query<{ predicate: string }>(
      // (A member's is asked of the table itself, as is what asks for more than the columns that are said to be copied.)
      `select distinct app.predicate(predicate) as predicate from app.scopes join app.searchable using (entity) where "key" !~ '^member:' and said_by is null
         and extra is null and coalesce(col in ('id', 'owner_id', 'team_id', 'account_id', 'portal_user_id'), true)`,
    );
    for (const { predicate } of rows) await company.owner.query(`explain select from app.search_rows where ${predicate.replace(/\(select app\.\w+\(\)\)/g, "null")}`); // prettier-ignore
    expect(rows.length).toBeGreaterThan(4);
  });
});

describe("popular searches", () => {
  const popular = async (person: TestPerson) =>
    (await server.call<{ data: object[] }>(person, "GET", "/api/popular_searches")).body.data;
  const make = (person: TestPerson, p_query: string) =>
    server.call(person, "POST", "/api/rpc/record_search", { p_query });

  test("are those of three people or more, and for staff only", async () => {
    await make(claire, "Rouvray");
    await make(claire, "rouvray ");
    await make(amir, "rouvray");
    await make(client, "rouvray");
    expect(await popular(claire)).toEqual([]);
    await make(admin, "ROUVRAY");
    expect(await popular(claire)).toEqual([{ query_text: "ROUVRAY", search_count: 3 }]);
    expect(await popular(client)).toEqual([]);
  });

  test("are the five made most often", async () => {
    const words = ["Dieppe", "Fécamp", "Étretat", "Yvetot", "Bolbec", "Elbeuf"];
    for (const word of words) for (const person of [claire, amir, admin]) await make(person, word);
    const fourth = await company.person("marketing");
    await make(fourth, "Elbeuf");
    const found = (await popular(claire)) as { query_text: string; search_count: number }[];
    expect(found).toHaveLength(5);
    expect(found[0]).toEqual({ query_text: "Elbeuf", search_count: 4 });
    expect(found.slice(1).map(({ search_count }) => search_count)).toEqual([3, 3, 3, 3]);
  });
});

describe("saved searches", () => {
  test("are their maker's own, pinned ones first", async () => {
    const save = (person: TestPerson, values: object) =>
      server.call<{ data: { id: string } }>(person, "POST", "/api/saved_searches", values);
    const list = async (person: TestPerson) =>
      (await server.call<{ data: { search_name: string }[] }>(person, "GET", "/api/saved_searches?order=-is_pinned,-created_at&limit=10")).body.data.map(({ search_name }) => search_name); // prettier-ignore
    const first = (await save(claire, { search_name: "Mine", query_text: "owner:me" })).body.data;
    const kept = { user_id: claire.id, search_name: "Mine", query_text: "owner:me", search_type: "general" };
    expect(first).toMatchObject({ ...kept, is_pinned: false });
    await save(claire, { search_name: "Newer", query_text: "rouen" });
    expect(await list(claire)).toEqual(["Newer", "Mine"]);
    expect((await server.call(claire, "PATCH", `/api/saved_searches/${first.id}`, { is_pinned: true })).status).toBe(
      200,
    );
    expect(await list(claire)).toEqual(["Mine", "Newer"]);
    expect(await list(amir)).toEqual([]);
    expect((await server.call(amir, "DELETE", `/api/saved_searches/${first.id}`)).status).toBe(404);
    expect((await server.call(admin, "GET", `/api/saved_searches/${first.id}`)).status).toBe(404);
    expect((await save(amir, { search_name: "x", query_text: "y", user_id: claire.id })).status).toBe(422);
    await server.call(claire, "DELETE", `/api/saved_searches/${first.id}`);
    expect(await list(claire)).toEqual(["Newer"]);
  });
});

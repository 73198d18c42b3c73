import readWorkbook from "read-excel-file/node";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let james: TestPerson;
let account: string;
const ids: string[] = [];

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id, name: "Claire Martin" });
  james = await company.person("sales", { team_id, name: "James Hill" });
  await company.owner.query("update public.people set language = 'fr' where id = $1", [claire.id]);
  await company.owner.query("update public.people set language = 'en', locale = 'en-GB' where id = $1", [james.id]);
  account = await company.row("public.accounts", { name: "Moulins Durand", owner_id: claire.id });
  const common = { owner_id: claire.id, team_id, account_id: account, created_at: "2026-11-21T08:00:00Z" };
  ids.push(
    await company.row("public.leads", {
      ...common,
      name: "=HYPERLINK(1)",
      value: 1234.5,
      probability: 60,
      phones: ["+33235710418"],
      emails: ["a@x.fr", "b@x.fr"],
      expected_close: "2026-12-07",
      stage: "on_hold",
      country: "DE",
    }),
    await company.row("public.leads", { ...common, name: "Ligne\u0001 <deux>", value: 84000, currency: "USD" }),
    await company.row("public.leads", { ...common, name: "Zoé" }),
  );
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const french = ["name", "value", "phones", "emails", "owner_id", "account_id", "stage", "expected_close", "created_at"];
const seen = (names: string[], headings = names) => JSON.stringify(names.map((name, at) => [name, headings[at]]));
const get = (person: TestPerson, format: string, query: Record<string, string>, entity = "leads") =>
  server.send(person, "GET", `/api/${entity}/export.${format}?${new URLSearchParams(query)}`);
const post = (person: TestPerson, format: string, body: object) =>
  server.send(person, "POST", `/api/leads/export.${format}`, JSON.stringify(body), {
    "content-type": "application/json",
  });
const text = async (answer: Response) => Buffer.from(await answer.arrayBuffer()).toString("utf8");
const sheet = async (answer: Response) => {
  const [first] = await readWorkbook(Buffer.from(await answer.arrayBuffer()));
  return first?.data ?? [];
};

describe("an export as it is seen", () => {
  test("is byte by byte what a French screen shows, for its spreadsheet", async () => {
    const headings = ["Prospect", "Valeur", "Téléphone", "E-mail", "Responsable", "Client", "Étape", "Fin", "Créé le"];
    const answer = await get(claire, "csv", { seen: seen(french, headings), order: "name" });
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    const same = "Claire Martin;Moulins Durand";
    expect((await text(answer)).split("\r\n")).toEqual([
      `\ufeff${headings.join(";")}`,
      `"'=HYPERLINK(1)";1\u202f234,50\u00a0€;02 35 71 04 18;a@x.fr, b@x.fr;${same};En attente;7 déc. 2026;21 nov. 2026, 09:00`,
      `Ligne\u0001 <deux>;84\u202f000\u00a0$US;;;${same};Nouveau;;21 nov. 2026, 09:00`,
      `Zoé;;;;${same};Nouveau;;21 nov. 2026, 09:00`,
      "",
    ]);
  });

  test("is in the words, the order and the signs of another reader", async () => {
    const names = ["created_at", "country", "probability", "value", "name"];
    const answer = await get(james, "csv", { seen: seen(names), order: "-value", where: '{"country":"DE"}' });
    expect(await text(answer)).toBe(
      `\ufeff${names.join()}\r\n"21 Nov 2026, 09:00",Germany,60\u202f%,"€1,234.50","'=HYPERLINK(1)"\r\n`,
    );
  });

  test("is a workbook that another library reads: numbers and days are such, and nothing is a formula", async () => {
    const names = ["name", "value", "probability", "expected_close", "created_at", "owner_id", "emails"];
    const rows = await sheet(await get(claire, "xlsx", { seen: seen(names), order: "name" }));
    expect(rows[0]).toEqual(names);
    expect(rows[1]).toEqual([
      "=HYPERLINK(1)",
      1234.5,
      60,
      new Date("2026-12-07T00:00:00Z"),
      new Date("2026-11-21T09:00:00Z"),
      "Claire Martin",
      "a@x.fr, b@x.fr",
    ]);
    expect(rows[2]?.slice(0, 2)).toEqual(["Ligne <deux>", 84000]);
    expect(rows).toHaveLength(4);
  });

  test("of chosen rows has these in their order, and none that its reader does not see", async () => {
    const amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir Haddad" });
    const hidden = await company.row("public.leads", { name: "Hidden", owner_id: amir.id });
    const chosen = [ids[2], hidden, ids[0]];
    expect(await text(await post(claire, "csv", { ids: chosen, seen: seen(["name"]) }))).toBe(
      `\ufeffname\r\nZoé\r\n"'=HYPERLINK(1)"\r\n`,
    );
    expect(await sheet(await post(amir, "xlsx", { ids: chosen, seen: seen(["name"]) }))).toEqual([
      ["name"],
      ["Hidden"],
    ]);
    expect((await post(claire, "csv", { ids: Array(1001).fill(ids[0]), seen: seen(["name"]) })).status).toBe(422);
  });

  test("leaves out what the reader's role may not see, and names nothing of it", async () => {
    const client = await company.person("client_admin", { account_id: account });
    await company.owner.query(
      "insert into app.role_permissions (role, entity, verb, scope) values ('client_admin', 'accounts', 'export', 'account')",
    );
    const answer = await get(client, "csv", { seen: seen(["name", "stage", "city"]) }, "accounts");
    expect(await text(answer)).toBe("\ufeffname;city\r\nMoulins Durand;\r\n");
    expect((await get(client, "csv", { seen: seen(["note"]) }, "accounts")).status).toBe(403);
    expect((await get(client, "csv", { seen: seen(["name"]) })).status).toBe(403);
  });

  test("is as long as its rows: no column and no row comes again and again", async () => {
    const twice = await get(claire, "csv", { seen: seen(["name", "stage", "name"]) });
    expect([twice.status, await twice.text()]).toEqual([400, expect.stringContaining("name is asked for twice")]);
    const [first = ""] = ids;
    const again = [first, first.toUpperCase(), first];
    for (const format of ["csv", "xlsx"]) {
      const answer = await post(claire, format, { ids: again, seen: seen(["value"]) });
      const rows = format === "csv" ? (await text(answer)).trimEnd().split("\r\n") : await sheet(answer);
      expect(rows, format).toHaveLength(2);
    }
  });

  test("goes out with a moment that an older version took and no clock shows", async () => {
    await company.owner.query(
      "insert into public.leads (name, owner_id, team_id, next_activity_at) values ('Never', $1, $2, '10000-01-01T00:00:00Z')",
      [claire.id, claire.team_id],
    );
    const asked = { seen: seen(["next_activity_at", "name"]), q: "never" };
    expect(await text(await get(james, "csv", asked))).toContain("\r\n10000-01-01T00:00:00+00:00,Never\r\n");
    const [, row] = await sheet(await get(james, "xlsx", asked));
    expect(row).toEqual(["10000-01-01T00:00:00+00:00", "Never"]);
  });

  test("is refused for what is no column, for too many, and for a workbook of none; it stands in the log", async () => {
    const many = seen(Array.from({ length: 201 }, () => "name"));
    for (const given of ['[["password","x"]]', "name", "[]", many])
      expect((await get(claire, "csv", { seen: given })).status, given).toBe(400);
    expect((await get(claire, "xlsx", {})).status).toBe(400);
    await text(await get(claire, "csv", { seen: seen(["name", "value"]), q: "zoé" }));
    const { rows } = await company.owner.query<{ after: object }>(
      "select after from app.log where verb = 'export' and actor_id = $1 order by id desc limit 1",
      [claire.id],
    );
    expect(rows[0]?.after).toEqual({ question: { q: "zoé", format: "csv", columns: "name,value" }, rows: 1 });
  });

  test("goes on past a page, each reader in their own words while others are served", async () => {
    await company.owner.query(
      "insert into public.leads (name, owner_id, team_id, stage) select 'Many ' || n, $1, $2, 'on_hold' from generate_series(1, 2500) n",
      [claire.id, claire.team_id],
    );
    const asked = { seen: seen(["name", "stage"]), q: "many" };
    const [hers, his] = await Promise.all([get(claire, "csv", asked).then(text), get(james, "csv", asked).then(text)]);
    const book = await sheet(await get(james, "xlsx", asked));
    expect(hers.match(/;En attente\r\n/g)).toHaveLength(2500);
    expect(his.match(/,On hold\r\n/g)).toHaveLength(2500);
    expect(new Set(book.map(([name]) => name)).size).toBe(2501);
  });
});

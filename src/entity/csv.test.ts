import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { bareCell } from "../imports/read-cell.ts";
import { csvLines, csvStyle } from "./csv.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Martin" });
  amir = await company.person("sales", { team_id: await company.team("South"), name: "Amir Haddad" });
  await company.row("public.leads", {
    name: "=HYPERLINK(1)",
    value: 1234.5,
    phones: ["+33235710418"],
    emails: ["a@x.fr", "b@x.fr"],
    owner_id: claire.id,
  });
  await company.row("public.leads", { name: 'Said "yes"; twice', owner_id: claire.id });
  await company.row("public.leads", { name: "Hidden", owner_id: amir.id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

// `text()` would swallow the mark.
const download = async (person: TestPerson, query: string) => {
  const answer = await server.send(person, "GET", `/api/leads/export.csv?${query}`);
  return { answer, text: Buffer.from(await answer.arrayBuffer()).toString("utf8") };
};
const columns = "columns=name,value,phones,emails,owner_id&order=name";

describe("an export", () => {
  test("is written for the person's spreadsheet: French with semicolons, mark and decimal comma", async () => {
    const { answer, text } = await download(claire, columns);
    expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
    expect(answer.headers.get("content-disposition")).toMatch(
      /^attachment; filename\*=UTF-8''leads-\d{4}-\d\d-\d\d\.csv$/,
    );
    expect(text.split("\r\n")).toEqual([
      "\ufeffname;value;phones;emails;owner_id;owner",
      `"'=HYPERLINK(1)";1234,5;+33235710418;a@x.fr, b@x.fr;${claire.id};Claire Martin`,
      `"Said ""yes""; twice";;;;${claire.id};Claire Martin`,
      "",
    ]);
    await company.owner.query("update public.people set locale = 'en-GB' where id = $1", [claire.id]);
    expect((await download(claire, columns)).text).toContain(
      `"'=HYPERLINK(1)",1234.5,+33235710418,"a@x.fr, b@x.fr",${claire.id},Claire Martin\r\n`,
    );
  });

  test("quotes what another region's spreadsheet would take for the end of a cell, whatever its own separator", () => {
    const row = [["Martin; Petit", "a\tb", "plain", 1.5]];
    expect(csvLines(row, csvStyle("en-GB"))).toBe(`"Martin; Petit","a\tb",plain,1.5\r\n`);
    expect(csvLines(row, csvStyle("fr-FR"))).toBe(`"Martin; Petit";"a\tb";plain;1,5\r\n`);
  });

  test("holds the question's rows among those one sees, and is in the log with question and number", async () => {
    const where = encodeURIComponent(JSON.stringify({ name: { contains: "yes" } }));
    const { text } = await download(claire, `columns=name&where=${where}`);
    expect(text.trim().split("\r\n")).toHaveLength(2);
    expect((await download(amir, columns)).text).not.toContain("HYPERLINK");
    const { rows } = await company.owner.query(
      "select after from app.log where verb = 'export' and actor_id = $1 order by id desc limit 2",
      [claire.id],
    );
    expect(rows).toEqual([
      { after: { question: { columns: "name", where: JSON.stringify({ name: { contains: "yes" } }) }, rows: 1 } },
      { after: { question: { columns: "name", where: JSON.stringify({ name: { contains: "yes" } }) } } },
    ]);
  });

  test("is refused to those without the verb, for unknown columns, and for what does not exist", async () => {
    const support = await company.person("support");
    const client = await company.person("client", {
      account_id: await company.row("public.accounts", { name: "Cap" }),
    });
    for (const person of [support, client]) expect((await download(person, columns)).answer.status).toBe(403);
    expect((await download(claire, "columns=password")).answer.status).toBe(400);
    expect((await server.send(claire, "GET", "/api/nothing/export.csv")).status).toBe(404);
  });

  test("goes on past a thousand rows without missing or doubling one", async () => {
    await company.owner.query(
      "insert into public.leads (name, owner_id, created_at) select 'Many ' || n, $1, now() - n * interval '1 second' from generate_series(1, 2500) n",
      [claire.id],
    );
    const { text } = await download(claire, "columns=name&q=many");
    const names = text.trim().split("\r\n").slice(1);
    expect([names.length, new Set(names).size]).toEqual([2500, 2500]);
  });

  test("comes back through the import as it was", async () => {
    const { text } = await download(claire, columns.replace("columns=", "columns=id,"));
    const answer = await server.send(claire, "POST", "/api/imports?entity=leads&file_name=back.csv", text);
    const { id, settings } = ((await answer.json()) as { data: { id: string; settings: { match_key: string } } }).data;
    expect(settings.match_key).toBe("id");
    await server.call(claire, "POST", "/api/imports/check", { id });
    await server.jobs.settled();
    expect(
      (await server.call<{ data: { counts: object } }>(claire, "GET", `/api/imports/${id}`)).body.data.counts,
    ).toEqual({ unchanged: 2502 });
  });
});

test("only what a spreadsheet would run gets a quote before it", () => {
  const style = csvStyle("en-GB");
  const cells = ["=1+1", "+33 2 35 71 04 18", "+cmd|' /C calc'!A0", "-12.5", "-2+3", "@SUM(A1)", "\t=1", "plain"];
  expect(csvLines([cells], style)).toBe(
    `"'=1+1",+33 2 35 71 04 18,"'+cmd|' /C calc'!A0",-12.5,"'-2+3","'@SUM(A1)","'\t=1",plain\r\n`,
  );
});

test("nor is what begins with a line break, or with the wide signs that spreadsheets of East Asia take for a formula's", () => {
  const cells = ["\n=1+1", "\uff1d1+1", "\uff0b1+1", "\uff0d1+1", "\uff20SUM(A1)"];
  expect(csvLines([cells], csvStyle("en-GB"))).toBe(`${cells.map((cell) => `"'${cell}"`).join()}\r\n`);
  // (An import takes the quote away again, and a cell's spaces and line breaks around it.)
  expect(cells.slice(1).map((cell) => bareCell(`'${cell}`))).toEqual(cells.slice(1));
});

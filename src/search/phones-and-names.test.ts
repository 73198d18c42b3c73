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
  claire = await company.person("sales", { team_id: await company.team("North") });
  amir = await company.person("sales", { team_id: await company.team("South") });
  const own = { owner_id: claire.id };
  const siobhan = { name: "Siobhán O’Hagan-Reilly", phones: ["+33612349876"], company_name: "Quay" };
  await company.row("public.leads", { ...own, ...siobhan });
  await company.row("public.leads", { ...own, name: "Bill Stone", phones: ["+14155552671"] });
  await company.row("public.leads", { ...own, name: "Asha Rao", phones: ["+442079460018"] });
  await company.row("public.leads", { ...own, name: "Jean-Pierre L'Hermite", emails: ["jp@hermite.example"] });
  await company.row("public.contacts", { ...own, name: "Siobhán O’Hagan-Reilly", phones: ["+33612349876"] });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Named = { name?: string; entity_name?: string };
async function found(person: TestPerson, q: string): Promise<Record<string, string[]>> {
  const ask = async (method: string, path: string, body?: object) =>
    (await server.call<{ data: Named[] }>(person, method, path, body)).body.data.map(
      ({ name, entity_name }) => name ?? entity_name ?? "",
    );
  return {
    list: await ask("GET", `/api/leads?q=${encodeURIComponent(q)}`),
    palette: await ask("POST", "/api/rpc/search_global", { p_query: q }),
  };
}

const siobhan = "Siobhán O’Hagan-Reilly";
test.each([
  "06 12 34 98 76",
  "0612349876",
  "06.12.34.98.76",
  "06-12-34-98-76",
  "06\u00a012\u00a034\u00a098\u00a076",
  "612349876",
  "0033612349876",
  "00 33 6 12 34 98 76",
  "+33 (0)6 12 34 98 76",
  "+33612349876",
  "011 33 6 12 34 98 76",
  "9876",
  "34 98 76",
  "349876",
  "ohagan",
  "OHAGAN",
  "o'hagan",
  "O’Hagan",
  "siobhan ohagan",
  "ohagan-reilly",
  "ohaganreilly",
])("%s finds whom it is of, in the list and in the palette", async (q) => {
  const { list, palette } = await found(claire, q);
  expect(list).toEqual([siobhan]);
  expect(new Set(palette)).toEqual(new Set([siobhan]));
  expect(palette).toHaveLength(2);
  expect(await found(amir, q)).toEqual({ list: [], palette: [] });
});

test.each([
  ["(415) 555-2671", "Bill Stone"],
  ["415.555.2671", "Bill Stone"],
  ["1-415-555-2671", "Bill Stone"],
  ["+1 415 555 2671", "Bill Stone"],
  ["020 7946 0018", "Asha Rao"],
  ["+44 (0)20 7946 0018", "Asha Rao"],
  ["rao 0018", "Asha Rao"],
  ["lhermite", "Jean-Pierre L'Hermite"],
  ["jeanpierre", "Jean-Pierre L'Hermite"],
  ["jp@hermite.example", "Jean-Pierre L'Hermite"],
])("%s finds %s, in the list and in the palette", async (q, name) => {
  expect(await found(claire, q)).toEqual({ list: [name], palette: [name] });
});

test("what nobody has is found nowhere", async () => {
  for (const q of ["06 12 34 98 77", "4321", "0012", "ohagen quay", "'''", "0000"])
    expect(await found(claire, q), q).toEqual({ list: [], palette: [] });
});

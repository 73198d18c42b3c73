import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../../testing/company.ts";
import { testServer, type TestServer } from "../../testing/server.ts";
import type { ConversionPreview } from "./conversion.ts";

type Row = Record<string, unknown> & { id: string };
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let mate: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const team_id = await company.team("North");
  claire = await company.person("sales", { team_id });
  mate = await company.person("sales", { team_id });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const post = <T = { data: Row }>(person: TestPerson, path: string, body: object) =>
  server.call<T>(person, "POST", `/api/${path}`, body);
const lead = (name: string, company_name: string, { id: owner_id }: TestPerson) =>
  company.row("public.leads", { name, company_name, owner_id });
const clients = async (name: string) =>
  (await company.owner.query<Row>("select id from public.accounts where name = $1 order by id", [name])).rows;

test("of two who convert the same lead at once one does it", async () => {
  const id = await lead("Ada", "Moulins Durand", claire);
  const both = await Promise.all([claire, mate].map((person) => post(person, "leads/convert", { id })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await clients("Moulins Durand")).toHaveLength(1);
});

test("of two leads of one company that are converted at once one client is made; the slower one is told of it", async () => {
  const both = [
    { person: claire, id: await lead("Bo", "Fonderie Hamel", claire) },
    { person: mate, id: await lead("Cy", "Fonderie Hamel", mate) },
  ] as const;
  const convert = ({ person, id }: (typeof both)[number], known: string[]) =>
    post(person, "leads/convert", { id, known, contact_id: null });
  const tried = await Promise.all(both.map((one) => convert(one, [])));
  expect(tried.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const slower = both[tried[0]?.status === 409 ? 0 : 1];
  expect(tried[both.indexOf(slower)]?.body.details?.fields).toEqual({
    account_id: "Meanwhile there is a client that could be the same. Look again.",
  });
  const { id } = slower;
  const { rows } = await company.owner.query("select stage, account_id from public.leads where id = $1", [id]);
  expect(rows).toEqual([{ stage: "new", account_id: null }]);
  // Whoever has seen it may make another one all the same.
  const told = await post<{ data: ConversionPreview }>(slower.person, "leads/convert/preview", { id });
  const known = told.body.data.accounts.map((one) => one.id);
  expect(known).toEqual((await clients("Fonderie Hamel")).map((one) => one.id));
  expect((await convert(slower, known)).status).toBe(200);
  expect(await clients("Fonderie Hamel")).toHaveLength(2);
});

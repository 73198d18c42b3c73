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
  claire = await company.person("sales");
  amir = await company.person("sales");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Who = { person: Record<string, unknown> };
const self = async (person: TestPerson) => (await server.call<Who>(person, "GET", "/api/session")).body.person;
const change = (person: TestPerson, settings: object) => server.call(person, "POST", "/api/account/settings", settings);

test("what one chooses holds for oneself, the rest stays", async () => {
  expect((await change(claire, { theme: "dark", time_zone: "America/Montreal" })).status).toBe(200);
  await change(claire, { single_keys: false, language: "fr", locale: "fr-CA" });
  const chosen = { theme: "dark", single_keys: false, language: "fr", locale: "fr-CA", time_zone: "America/Montreal" };
  expect(await self(claire)).toMatchObject(chosen);
  expect(await self(amir)).toMatchObject({ theme: "light", single_keys: true, language: "en", locale: "fr-FR" });
});

test("who may write nothing else may still choose: an auditor, a client", async () => {
  const auditor = await company.person("auditor");
  const client = await company.person("client", { account_id: await company.row("public.accounts", { name: "Cap" }) });
  for (const person of [auditor, client]) {
    expect((await change(person, { theme: "system" })).status).toBe(200);
    expect(await self(person)).toMatchObject({ theme: "system" });
  }
});

test("what is no theme, format or time zone is refused, and nothing of another's can be named", async () => {
  const before = await self(amir);
  for (const bad of [
    { theme: "pink" },
    { locale: "not a locale" },
    { time_zone: "Mars/Olympus" },
    { user_id: claire.id },
  ])
    expect((await change(amir, bad)).status).toBe(422);
  expect((await change(amir, { name: "Admin" })).status).toBe(422);
  expect(await self(amir)).toEqual(before);
  expect((await server.call(undefined, "POST", "/api/account/settings", { theme: "dark" })).status).toBe(401);
});

test("one's keys are one's own, and what is no key or act is refused", async () => {
  const mapped = { next: "m", "go /leads": "g ;", choose: "", undo: "é" };
  expect((await change(claire, { keys: mapped })).status).toBe(200);
  expect(await self(claire)).toMatchObject({ keys: mapped, theme: "dark" });
  expect(await self(amir)).toMatchObject({ keys: {} });
  const long = Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`act ${at}`, "m"]));
  for (const bad of [
    { nothing: "m" },
    { constructor: "m" },
    { next: "Tab" },
    { next: " " },
    { next: "a b c" },
    { next: "\u0000" },
    { next: "\u0301" },
    { next: "😀" },
    { next: 7 },
    { next: null },
    { next: "m", previous: "m" },
    ["m"],
    "m",
    null,
    long,
  ])
    expect((await change(claire, { keys: bad })).status, JSON.stringify(bad).slice(0, 40)).toBe(422);
  const within = (keys: string) => ({ text: "select app.change_settings($1)::text", values: [`{"keys":${keys}}`] });
  for (const bad of ['"m"', '{"next":7}', '{"next":"quite long"}', JSON.stringify(long)])
    await expect(company.database.flush(claire.actor, [within(bad)]), bad).rejects.toMatchObject({ code: "23514" });
  expect(await self(claire)).toMatchObject({ keys: mapped });
  await change(claire, { theme: "light" });
  expect(await self(claire)).toMatchObject({ keys: mapped });
  await change(claire, { keys: {} });
  expect(await self(claire)).toMatchObject({ keys: {} });
});

test("a list begins with a view as long as one sees it", async () => {
  const made = await server.call<{ data: { id: string } }>(claire, "POST", "/api/saved_views", {
    entity: "leads",
    name: "Offers",
    visibility: "public",
    address: { stage: "proposal" },
  });
  const { id } = made.body.data;
  await change(amir, { default_views: [id] });
  expect(await self(amir)).toMatchObject({ begins_with: { leads: { stage: "proposal", saved: id } } });
  await server.call(claire, "PATCH", `/api/saved_views/${id}`, { visibility: "private" });
  expect(await self(amir)).toMatchObject({ begins_with: {}, default_views: [id] });
});

test("one's name is one's own to change, everywhere at once, and the log keeps the one before", async () => {
  const rename = (person: TestPerson, name: string) => server.call(person, "POST", "/api/account/name", { name });
  const client = await company.person("client", { account_id: await company.row("public.accounts", { name: "Sud" }) });
  expect((await rename(claire, "  Claire Vasseur-Petit ")).status).toBe(200);
  expect((await rename(client, "Nadia B.")).status).toBe(200);
  for (const bad of ["", "   ", "x".repeat(201)]) expect((await rename(amir, bad)).status).toBe(422);
  const blank = { text: "select app.rename_myself(' ')", values: [] };
  await expect(company.database.flush(amir.actor, [blank])).rejects.toMatchObject({ code: "23514" });
  expect(await self(claire)).toMatchObject({ name: "Claire Vasseur-Petit" });
  expect(await self(client)).toMatchObject({ name: "Nadia B." });
  expect(await self(amir)).toMatchObject({ name: amir.name });
  const seen = await server.call<{ data: { name: string } }>(amir, "GET", `/api/people/${claire.id}`);
  expect(seen.body.data.name).toBe("Claire Vasseur-Petit");
  const { rows } = await company.owner.query(
    `select l.actor_id, l.before ->> 'name' as was, u.name from app.log l join auth."user" u on u.id = l.row_id
      where l.entity = 'people' and l.row_id = $1 and l.after ->> 'name' is not null and l.verb = 'update'`,
    [claire.id],
  );
  expect(rows).toEqual([{ actor_id: claire.id, was: claire.name, name: "Claire Vasseur-Petit" }]);
});

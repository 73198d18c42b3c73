import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { authenticator, type Authenticator } from "../testing/authenticator.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let hash: string;
let account_id: string;
let addresses = 0;
const current = "correct-horse-battery";

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  hash = await hashPassword(current);
  account_id = await company.row("public.accounts", { name: "Cap Horizon" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

type Options = { challenge: string; rpId?: string; rp?: { id: string; name: string }; user?: { id: string } };
type Account = { data: { passkeys: { id: string; name: string; last_used: string | null }[] } };
const from = () => ({ "x-forwarded-for": `10.8.0.${++addresses}` });
async function withPassword(role = "sales"): Promise<TestPerson> {
  const person = await company.person(role, role.startsWith("client") ? { account_id } : {});
  const account = { accountId: person.id, providerId: "credential", userId: person.id, password: hash };
  await company.row("auth.account", account);
  return person;
}
const act = <T = object>(person: TestPerson, path: string, body: object) =>
  server.call<{ data: T }>(person, "POST", `/api/account/passkeys/${path}`, body);
const asked = async (person: TestPerson) => (await act<Options>(person, "begin", { current })).body.data;
const passkeysOf = async (person: TestPerson) =>
  (await server.call<Account>(person, "GET", "/api/account")).body.data.passkeys;
/** Somebody with a passkey. */
async function enrolled(role?: string, counts?: boolean) {
  const person = await withPassword(role);
  const key = authenticator(counts);
  const { status } = await act(person, "add", { name: "Phone", response: key.make(await asked(person)) });
  expect(status).toBe(200);
  return { person, key };
}
const begin = async (door: string) =>
  (await server.call<{ data: Options }>(undefined, "POST", "/api/sign-in/passkey/begin", { door }, from())).body.data;
const present = (door: string, response: object) =>
  server.call(undefined, "POST", "/api/sign-in/passkey", { door, response }, from());
const signIn = async (door: string, key: Authenticator, wrong?: Parameters<Authenticator["sign"]>[1]) =>
  present(door, key.sign(await begin(door), wrong));
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(";")[0] ?? "";
const refused = { status: 401, body: { code: "AUTH_INVALID", message: "This passkey does not open this door." } };

describe("a passkey", () => {
  test("is added with the password, signs in at one's own door, is listed and removed", async () => {
    const { person, key } = await enrolled();
    expect((await act(person, "begin", { current: "wrong-horse-battery" })).status).toBe(422);
    const signed = await signIn("employee", key);
    expect(signed.status).toBe(200);
    const me = await server.call<{ person: { id: string } }>(undefined, "GET", "/api/session", undefined, {
      cookie: cookieOf(signed.headers),
    });
    expect(me.body.person.id).toBe(person.id);
    const [kept] = await passkeysOf(person);
    expect(kept).toMatchObject({ name: "Phone", last_used: expect.any(String) as string });
    expect((await act(person, "remove", { id: kept?.id, current: "wrong-horse-battery" })).status).toBe(422);
    const other = await withPassword();
    expect((await act(other, "remove", { id: kept?.id, current })).status).toBe(404);
    expect((await act(other, "rename", { id: kept?.id, name: "Mine" })).status).toBe(404);
    expect((await act(person, "rename", { id: kept?.id, name: " " })).status).toBe(422);
    expect((await act(person, "rename", { id: kept?.id, name: " Old phone " })).status).toBe(200);
    expect(await passkeysOf(person)).toMatchObject([{ id: kept?.id, name: "Old phone" }]);
    expect((await act(person, "remove", { id: kept?.id, current })).status).toBe(200);
    expect(await signIn("employee", key)).toMatchObject(refused);
    const { rows } = await company.owner.query<{ verb: string }>(
      "select verb from app.log where entity = 'sessions' and row_id = $1 and verb like 'passkey%' order by id",
      [person.id],
    );
    expect(rows.map(({ verb }) => verb)).toEqual(["passkey_add", "passkey_rename", "passkey_remove"]);
  });

  test("that was used with a PIN or a finger is a second step, too", async () => {
    const { person, key } = await enrolled();
    const on = `insert into auth.second_factor ("userId", secret, confirmed_at) values ($1, 'x', now())`;
    await company.owner.query(on, [person.id]);
    const signed = await signIn("employee", key);
    expect(signed.body).toEqual({});
    const cookie = cookieOf(signed.headers);
    expect((await server.call(undefined, "GET", "/api/leads", undefined, { cookie })).status).toBe(200);
    expect(await signIn("employee", key, { verified: false })).toMatchObject(refused);
  });

  test("opens no other door, and none to who is suspended", async () => {
    const [staff, client] = [await enrolled(), await enrolled("client")];
    expect(await signIn("client", staff.key)).toMatchObject(refused);
    expect(await signIn("employee", client.key)).toMatchObject(refused);
    expect((await signIn("client", client.key)).status).toBe(200);
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [client.person.id]);
    expect(await signIn("client", client.key)).toMatchObject(refused);
  });
});

test("pages that offer passkeys leave nothing behind, and are not counted as attempts", async () => {
  const [{ key }, other] = [await enrolled(), await enrolled("client")];
  const challenges = async () => (await company.owner.query("select from auth.challenge")).rowCount;
  const before = await challenges();
  const office = { "x-forwarded-for": "10.8.200.1" };
  const offer = (door: string) =>
    server.call<{ data: Options }>(undefined, "POST", "/api/sign-in/passkey/offer", { door }, office);
  const present = (door: string, response: object) =>
    server.call(undefined, "POST", "/api/sign-in/passkey", { door, response }, office);
  const offered = await Promise.all(Array.from({ length: 120 }, () => offer("employee")));
  expect(offered.filter(({ status }) => status !== 200).map(({ body }) => body)).toEqual([]);
  expect(new Set(offered.map(({ body }) => body.data.challenge)).size).toBe(120);
  expect((await offer("client")).status).toBe(429);
  expect(await challenges()).toBe(before);
  const [one, another] = offered.map(({ body }) => body.data);
  expect(await present("employee", other.key.sign(one!))).toMatchObject(refused);
  expect((await present("employee", key.sign(another!))).status).toBe(200);
  expect(await present("employee", key.sign(another!))).toMatchObject(refused);
});

describe("what was signed wrongly", () => {
  test("is refused: another site, another key, another person's name, a counter that goes back", async () => {
    const [{ key }, other] = [await enrolled(), await enrolled()];
    const handle = Buffer.from(other.person.id.replaceAll("-", ""), "hex").toString("base64url");
    expect(await signIn("employee", key, { origin: "https://tandem.example.net" })).toMatchObject(refused);
    expect(await signIn("employee", key, { key: other.key })).toMatchObject(refused);
    expect(await signIn("employee", key, { handle })).toMatchObject(refused);
    expect((await signIn("employee", key)).status).toBe(200);
    key.counter = 0;
    expect(await signIn("employee", key)).toMatchObject(refused);
    expect(await signIn("employee", authenticator())).toMatchObject(refused);
  });

  test("is refused: a challenge that was used, is of the other door, or was never asked", async () => {
    const { key } = await enrolled("sales", false);
    const first = await begin("employee");
    expect((await present("employee", key.sign(first))).status).toBe(200);
    expect(await present("employee", key.sign(first))).toMatchObject(refused);
    expect(await present("employee", key.sign(await begin("client")))).toMatchObject(refused);
    expect(await present("employee", key.sign({ ...first, challenge: "bWFkZSB1cA" }))).toMatchObject(refused);
    const twenty = await begin("employee");
    const answers = await Promise.all(Array.from({ length: 20 }, () => present("employee", key.sign(twenty))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  test("makes no passkey: for somebody else, on another site, without a PIN, twice", async () => {
    const [person, other] = [await withPassword(), await withPassword()];
    const add = (by: TestPerson, response: object) => act(by, "add", { name: "Phone", response });
    const options = await asked(person);
    expect((await add(other, authenticator().make(options))).status).toBe(409);
    expect((await add(person, authenticator().make(options, { origin: "https://tandem.example.net" }))).status).toBe(
      409,
    );
    expect((await add(person, authenticator().make(options, { verified: false }))).status).toBe(409);
    const key = authenticator();
    expect((await add(person, key.make(await begin("employee")))).status).toBe(409);
    expect((await add(person, key.make(options))).status).toBe(200);
    expect((await add(person, authenticator().make(options))).status).toBe(409);
    expect((await add(other, key.make(await asked(other)))).status).toBe(409);
    expect([(await passkeysOf(person)).length, (await passkeysOf(other)).length]).toEqual([1, 0]);
  });
});

test("code within the door makes no passkey without the password's question, and reads none", async () => {
  const { person } = await enrolled();
  const add = "select app.add_passkey('made-up', 'credential', '\\x00', 0, '{}', 'mine')";
  await expect(company.database.flush(person.actor, [{ text: add, values: [] }])).rejects.toThrow("RESOURCE_CONFLICT");
  const { challenge } = await begin("employee");
  const reuse = { text: add.replace("made-up", challenge), values: [] };
  await expect(company.database.flush(person.actor, [reuse])).rejects.toThrow("RESOURCE_CONFLICT");
  const remove = { text: "select app.remove_passkey('guess', gen_random_uuid())", values: [] };
  await expect(company.database.flush(person.actor, [remove])).rejects.toThrow("RESOURCE_CONFLICT");
  for (const text of [
    "select * from auth.passkey",
    "select * from auth.challenge",
    "select app.use_passkey(gen_random_uuid(), 1, 'employee', 't', 'a', 'b')",
  ])
    await expect(company.database.flush(person.actor, [{ text, values: [] }]), text).rejects.toThrow(
      /permission denied/,
    );
});

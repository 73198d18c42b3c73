import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let amir: TestPerson;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  claire = await company.person("sales");
  amir = await company.person("sales");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

/** The same person in another browser. */
async function elsewhere(person: TestPerson): Promise<TestPerson> {
  const token = randomUUID();
  const expiresAt = new Date(Date.now() + 3_600_000);
  const [userId, userAgent] = [person.id, "Firefox/150.0 (Windows)"];
  await company.row("auth.session", { token, userId, userAgent, expiresAt, door: "employee", second_factor: true });
  return { ...person, token, actor: { proof: `session:${token}` } };
}
type Account = { data: { sessions: { id: string; here: boolean; agent: string | null }[] } };
const sessionsOf = async (person: TestPerson) =>
  (await server.call<Account>(person, "GET", "/api/account")).body.data.sessions;
const works = async (person: TestPerson) => (await server.call(person, "GET", "/api/leads")).status;

test("one sees one's own sessions, this one marked, and nothing that signs in", async () => {
  const second = await elsewhere(claire);
  await company.row("auth.session", {
    token: randomUUID(),
    userId: claire.id,
    expiresAt: new Date(0),
    door: "employee",
  });
  const seen = await sessionsOf(second);
  expect(seen.map(({ here }) => here)).toEqual([true, false]);
  expect(Object.keys(seen[0] ?? {}).sort()).toEqual(["address", "agent", "here", "id", "since"]);
  expect(JSON.stringify(await server.call(claire, "GET", "/api/account"))).not.toContain(second.token);
  expect((await server.call(undefined, "GET", "/api/account")).status).toBe(401);
});

test("one ends one of one's own at once, its open stream with it; nobody else's", async () => {
  const second = await elsewhere(amir);
  const stream = await server.listen(second);
  const [, other] = await sessionsOf(amir);
  for (const person of [claire, admin])
    expect((await server.call(person, "POST", "/api/account/end-session", { id: other?.id })).status).toBe(404);
  expect(await works(second)).toBe(200);
  expect((await server.call(amir, "POST", "/api/account/end-session", { id: other?.id })).status).toBe(200);
  expect(await works(second)).toBe(401);
  await stream.ended;
  expect(await works(amir)).toBe(200);
  expect((await server.call(amir, "POST", "/api/account/end-session", { id: other?.id })).status).toBe(404);
});

test("ending all others leaves this one, and other people's", async () => {
  const [second, third] = [await elsewhere(amir), await elsewhere(amir)];
  const ended = await server.call<{ data: { ended: number } }>(amir, "POST", "/api/account/end-others");
  expect(ended.body.data.ended).toBe(2);
  expect([await works(amir), await works(second), await works(third), await works(claire)]).toEqual([
    200, 401, 401, 200,
  ]);
  await expect(
    company.database.flush(amir.actor, [{ text: "select app.end_my_sessions(null, null)", values: [] }]),
  ).rejects.toThrow("RESOURCE_NOT_FOUND");
});

test("an admin signs somebody out everywhere; nobody else does, and nobody themself this way", async () => {
  const end = (by: TestPerson, user_id: string) => server.call(by, "POST", "/api/people/sign-out", { user_id });
  const person = await company.person("sales");
  const second = await elsewhere(person);
  for (const by of [claire, await company.person("ceo"), await company.person("auditor")])
    expect((await end(by, person.id)).status).toBe(403);
  expect((await end(admin, admin.id)).status).toBe(403);
  expect((await end(admin, randomUUID())).status).toBe(404);
  expect((await end(admin, person.id)).body).toEqual({ data: { ended: 2 } });
  expect([await works(person), await works(second)]).toEqual([401, 401]);
  const { rows } = await company.owner.query(
    "select verb, actor_id, before from app.log where entity = 'sessions' and row_id = $1",
    [person.id],
  );
  expect(rows).toEqual([{ verb: "end", actor_id: admin.id, before: { sessions: 2 } }]);
});

import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { current, withKeys } from "../testing/api-keys.ts";
import type { TestPerson } from "../testing/company.ts";

let keys: Awaited<ReturnType<typeof withKeys>>;
let claire: TestPerson;
let admin: TestPerson;

beforeAll(async () => {
  keys = await withKeys();
  claire = await keys.person("sales");
  admin = await keys.person("admin");
  await keys.person("admin");
});
afterAll(() => keys.close());

const leads = (key: string, headers = {}) => keys.call(key, "GET", "/api/leads", undefined, headers);
const owner = (sql: string, ...values: unknown[]) => keys.company.owner.query(sql, values);
const gone = { status: 401, body: { code: "AUTH_INVALID" } };
const in_person = { status: 403, body: { code: "INSUFFICIENT_PRIVILEGES", message: /API key/ } };

describe("a key opens nothing", () => {
  test("that was made up, has expired or has another form", async () => {
    const { id, key } = await keys.keyOf(claire);
    for (const wrong of ["x", "tdm_", `${key}0`, key.toUpperCase(), `tdm_${"0".repeat(64)}`, claire.token])
      expect(await leads(wrong), wrong).toMatchObject(gone);
    expect((await leads(key)).status).toBe(200);
    await owner(
      "update app.api_keys set created_at = now() - interval '91 days', expires_at = now() where id = $1",
      id,
    );
    expect(await leads(key)).toMatchObject({
      status: 401,
      body: { code: "AUTH_EXPIRED", message: "This API key has expired. Make another." },
    });
  });

  test("once its person is suspended, not even when they are back", async () => {
    const leaving = await keys.person("sales");
    const [{ key }, other] = [await keys.keyOf(leaving), await keys.keyOf(claire)];
    const person = { user_id: leaving.id };
    expect((await keys.server.call(admin, "POST", "/api/people/suspend", person)).status).toBe(200);
    expect(await leads(key)).toMatchObject(gone);
    expect((await keys.server.call(admin, "POST", "/api/people/reactivate", person)).status).toBe(200);
    expect(await leads(key)).toMatchObject(gone);
    expect((await leads(other.key)).status).toBe(200);
  });

  test("from the moment it is ended, whatever it is still doing", async () => {
    const { id, key } = await keys.keyOf(claire);
    let done = () => {};
    const held = new Promise<void>((resolve) => (done = resolve));
    let entered = () => {};
    const inside = new Promise<void>((resolve) => (entered = resolve));
    const work = keys.company.database.as({ proof: `key:${key}` }, async () => {
      entered();
      await held;
    });
    await inside;
    expect((await keys.end(claire, id)).status).toBe(200);
    expect(await leads(key)).toMatchObject(gone);
    done();
    await work;
  });

  test("where a second step is wanted that it was made without, or another door", async () => {
    const [person, other] = [await keys.person("sales"), await keys.person("client")];
    const [before, door] = [await keys.keyOf(person), await keys.keyOf(other)];
    await owner(`insert into auth.second_factor ("userId", secret) values ($1, 'x')`, person.id);
    expect((await leads(before.key)).status).toBe(200);
    await owner(`update auth.second_factor set confirmed_at = now() where "userId" = $1`, person.id);
    expect(await leads(before.key)).toMatchObject(gone);
    const account = await keys.server.call<{ data: { api_keys: object[] } }>(person, "GET", "/api/account");
    expect(account.body.data.api_keys).toMatchObject([{ id: before.id, state: "second_factor" }]);
    expect((await leads((await keys.keyOf(person)).key)).status).toBe(200);
    await owner("update public.people set kind = 'employee' where id = $1", other.id);
    expect(await keys.call(door.key, "GET", "/api/meta")).toMatchObject({ status: 200 });
    expect(await keys.call(door.key, "GET", "/api/accounts")).toMatchObject(gone);
    // A session that waits for its second step makes no key.
    await owner(`update auth.session set second_factor = false where "userId" = $1`, person.id);
    expect((await keys.make(person, { scope: "read" })).status).not.toBe(201);
  });

  test("by a stream that was open, within seconds", async () => {
    const { id, key } = await keys.keyOf(claire, "read");
    const headers = { authorization: `Bearer ${key}` };
    const answer = await keys.server.send(undefined, "GET", "/api/events", undefined, headers);
    const reader = (answer.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
    let heard = "";
    let ended = false;
    void (async () => {
      for (let part = await reader.read(); !part.done; part = await reader.read()) heard += part.value;
      ended = true;
    })();
    const { key: writing } = await keys.keyOf(claire);
    const asked = { text: "select token, role from app.listening($1, '{}')", values: [[`key:${key}`, "key:none"]] };
    const open = async () => (await keys.company.database.flush(keys.company.system, [asked]))[0];
    expect(await open()).toEqual([[`key:${key}`, "sales"]]);
    await vi.waitFor(() => expect(heard).toContain("hello"), 20_000);
    expect((await keys.lead(writing, claire, "News")).status).toBe(201);
    await vi.waitFor(() => expect(heard).toContain(`"leads"`), 20_000);
    await keys.end(claire, id);
    expect(await open()).toEqual([]);
    await vi.waitFor(() => expect(ended).toBe(true), 20_000);
  });
});

describe("a request", () => {
  test("with a key and a cookie counts by the key only", async () => {
    const { key } = await keys.keyOf(claire, "read");
    const both = (bearer: string, method: string, path: string, body?: object) =>
      keys.server.call(admin, method, path, body, { authorization: `Bearer ${bearer}` });
    expect(await both("tdm_wrong", "GET", "/api/leads")).toMatchObject(gone);
    expect((await both(key, "GET", "/api/leads")).status).toBe(200);
    const lead = { name: "By a cookie", owner_id: admin.id };
    expect((await keys.server.call(admin, "POST", "/api/leads", lead)).status).toBe(201);
    expect((await both(key, "POST", "/api/leads", lead)).status).toBe(403);
    expect((await both(key, "GET", "/api/session")).status).toBe(403);
    const proxy = { authorization: "Basic dXNlcjpwYXNz" };
    expect((await keys.server.call(admin, "GET", "/api/leads", undefined, proxy)).status).toBe(200);
    expect((await keys.server.call(undefined, "GET", "/api/leads", undefined, proxy)).status).toBe(401);
  });

  test("of another site's page is refused with a key, too", async () => {
    const { key } = await keys.keyOf(claire);
    for (const from of [{ origin: "https://elsewhere.example" }, { "sec-fetch-site": "cross-site" }]) {
      const body = { name: "No", owner_id: claire.id };
      expect((await keys.call(key, "POST", "/api/leads", body, from)).status).toBe(403);
    }
    expect((await leads(key, { host: "elsewhere.example" })).status).toBe(400);
  });

  test("after six hundred in a minute waits, and another's key does not", async () => {
    const [mine, other] = [await keys.keyOf(claire, "read"), await keys.keyOf(admin, "read")];
    const statuses: number[] = [];
    const call = async () => void statuses.push((await keys.call(mine.key, "GET", "/api/meta")).status);
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 30 }, call));
    await call();
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    const refused = await keys.call(mine.key, "GET", "/api/meta");
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await keys.call(other.key, "GET", "/api/meta")).status).toBe(200);
  });
});

test("a header that is no key costs no more than another of its length", async () => {
  const time = async (authorization: string) => {
    const began = performance.now();
    for (let number = 0; number < 10; number++)
      expect((await keys.server.call(undefined, "GET", "/api/meta", undefined, { authorization })).status).toBe(401);
    return performance.now() - began;
  };
  const usual = await time(`Bearer ${"a".repeat(15_000)}`);
  expect(await time(`Bearer a${" ".repeat(15_000)}a`)).toBeLessThan(300 + 5 * usual);
});

describe("a key never acts on how people come in", () => {
  beforeAll(async () => {
    await keys.server.call(admin, "POST", "/api/invitations", { email: "new@test.example", role: "sales" });
    const proposed = { user_id: claire.id, role: "admin", reason: "helps" };
    await keys.server.call(admin, "POST", "/api/people/grant", proposed);
  });

  test("by no route, not even an administrator's", async () => {
    const [{ id, key }, person] = [await keys.keyOf(admin), await keys.person("sales")];
    const user_id = person.id;
    const routes: [string, string, unknown?][] = [
      ["GET", "/api/account"],
      ["GET", "/api/account/export"],
      ["POST", "/api/account/settings", { theme: "dark" }],
      ["POST", "/api/account/name", { name: "No" }],
      ["POST", "/api/account/end-others", {}],
      ["POST", "/api/account/password", { current, password: "another-horse-battery" }],
      ["POST", "/api/account/api-keys/make", { name: "No", scope: "read", current }],
      ["POST", "/api/account/api-keys/end", { id }],
      ["POST", "/api/account/passkeys/begin", { current }],
      ["POST", "/api/account/second-factor/begin", { current }],
      ["POST", "/api/sign-out"],
      ["POST", "/api/invitations", { email: "no@test.example", role: "sales" }],
      ["GET", "/api/invitations"],
      ["GET", "/api/people/roles"],
      ["POST", "/api/people/grant", { user_id, role: "ceo", reason: "no" }],
      ["POST", "/api/people/agree", { proposal_id: user_id }],
      ["POST", "/api/people/sign-out", { user_id }],
      ["POST", "/api/people/reset", { user_id }],
      ["GET", `/api/people/owned?user_id=${user_id}`],
      ["POST", "/api/people/suspend", { user_id }],
      ["POST", "/api/people/hand-over", { user_id, to: admin.id }],
      ["POST", "/api/people/take-second-factor", { user_id }],
      ["POST", "/api/people/reactivate", { user_id }],
      ["PATCH", `/api/people/${user_id}`, { name: "No", version: 1 }],
    ];
    for (const [method, path, body] of routes) {
      const { status, body: said } = await keys.call(key, method, path, body);
      expect({ status, ...said }, `${method} ${path}`).toMatchObject({ status: 403, code: in_person.body.code });
      expect(said.message, `${method} ${path}`).toMatch(in_person.body.message);
    }
    expect((await keys.call(key, "GET", `/api/people/${user_id}`)).status).toBe(200);
  });

  test("by no function of the database", async () => {
    const [{ key }, person] = [await keys.keyOf(admin), await keys.person("sales")];
    for (const text of [
      "select app.my_account('x')",
      `select app.change_settings('{"language":"fr"}')`,
      "select app.rename_myself('No')",
      "select app.end_my_sessions(null, 'x')",
      "select app.change_password('x', 'x', 'x')",
      "select app.add_passkey('x', 'x', '\\x00', 0, '{}', 'x')",
      "select app.rename_passkey(gen_random_uuid(), 'x')",
      "select app.confirm_second_factor('{}', 0, 'x')",
      "select app.link_sso('x')",
      "select app.make_api_key('x', '\\x00', 'x', 'write', 1)",
      "select app.end_api_key(gen_random_uuid())",
      "select app.log_own_export()",
      "select app.end_push_device(gen_random_uuid())",
      "select app.invite('no@test.example', 'sales', null, null, '\\x00')",
      `select app.grant_role('${person.id}', 'ceo', 'no')`,
      `select app.agree_role('${person.id}')`,
      `select app.make_reset('${person.id}', '\\x00')`,
      `select app.suspend_person('${person.id}', null)`,
      "select email from app.invitations",
      "select role from app.role_proposals",
      `update public.people set title = 'No' where id = '${person.id}'`,
    ])
      await expect(keys.flush(key, text), text).rejects.toThrow("INSUFFICIENT_PRIVILEGES");
    const { rows } = await owner("select from public.people where title = 'No' or name = 'No'");
    expect(rows).toEqual([]);
  });

  test("nor does what it started, which ends with it", async () => {
    const { id, key } = await keys.keyOf(admin);
    await keys.flush(key, "select app.start_run('import', sha256('run'), 1)");
    const run = (text: string) => keys.company.database.flush({ proof: "run:run" }, [{ text, values: [] }]);
    await run("select id from public.leads");
    await expect(run("select app.rename_myself('No')")).rejects.toThrow("INSUFFICIENT_PRIVILEGES");
    await keys.end(admin, id);
    await expect(run("select id from public.leads")).rejects.toThrow("AUTH_INVALID");
  });
});

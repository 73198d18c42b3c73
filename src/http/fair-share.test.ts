import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { once } from "node:events";
import { afterAll, beforeAll, expect, test } from "vitest";
import { hashOf, newKey } from "../auth/api-key.ts";
import { freePort } from "../database/free-port.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { cookieOf, testServer, type TestServer } from "../testing/server.ts";
import { share } from "./fair-share.ts";
import { listen, type Listening } from "./listen.ts";

let company: TestCompany;
let server: TestServer;
let listening: Listening;
let claire: TestPerson;
let amir: TestPerson;
let port: number;

beforeAll(async () => {
  company = await testCompany();
  port = await freePort();
  server = await testServer(company, { settings: { PORT: String(port) } });
  listening = await listen((request, env) => server.app.fetch(request, env), { host: "127.0.0.1", port });
  claire = await company.person("sales");
  amir = await company.person("sales");
});
afterAll(async () => {
  await listening.stop();
  await server.close();
  await company.close();
});

const get = (person: TestPerson, path: string) =>
  fetch(`http://127.0.0.1:${port}${path}`, { headers: { cookie: cookieOf(person) } });

test("answers of which nobody takes a byte use up a person's own turns, and nobody else's", async () => {
  await company.owner.query(
    "insert into public.leads (name, owner_id, note) select 'Large ' || n, $1, repeat('x', 20000) from generate_series(1, 300) n",
    [claire.id],
  );
  const sockets = await Promise.all(
    Array.from({ length: share.at_once }, async () => {
      const socket = connect(port, "127.0.0.1");
      await once(socket, "connect");
      socket.pause();
      socket.write(
        `GET /api/leads?limit=1000 HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nCookie: ${cookieOf(claire)}\r\n\r\n`,
      );
      return socket;
    }),
  );
  await expect
    .poll(async () => (await get(claire, "/api/leads?limit=1&columns=id")).status, { timeout: 20_000 })
    .toBe(429);
  expect((await get(amir, "/api/leads?limit=1&columns=id")).status).toBe(200);
  for (const socket of sockets) socket.destroy();
  await expect
    .poll(async () => (await get(claire, "/api/leads?limit=1&columns=id")).status, { timeout: 20_000 })
    .toBe(200);
}, 60_000);

test("a person has so many calls in a minute, whatever sessions they have, and is told how long to wait", async () => {
  const others = await company.person("sales");
  const path = "/api/tags?limit=1&columns=id";
  const call = () => server.call(others, "GET", path, undefined, {});
  const first = await Promise.all(Array.from({ length: 40 }, call));
  expect(first.map(({ status, body }) => body.message ?? status)).toEqual(Array(40).fill(200));
  for (let made = 40; made < share.calls_per_minute; made += 20) await Promise.all(Array.from({ length: 20 }, call));
  const refused = await call();
  expect([refused.status, refused.body.code]).toEqual([429, "RATE_LIMIT_EXCEEDED"]);
  expect(refused.body.message).toMatch(/1200 calls in a minute\. Wait \d+ s/);
  expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  const token = randomUUID();
  await company.row("auth.session", {
    id: randomUUID(),
    token,
    userId: others.id,
    expiresAt: new Date(Date.now() + 3_600_000),
    createdAt: new Date(),
    updatedAt: new Date(),
    door: "employee",
    second_factor: true,
  });
  expect((await server.call({ ...others, token }, "GET", path)).status).toBe(429);
  expect((await server.call(amir, "GET", path)).status).toBe(200);
}, 60_000);

test("all keys of a person have one share together, beside the person's own", async () => {
  const keysOf = (person: TestPerson, many: number) =>
    Promise.all(
      Array.from({ length: many }, async () => {
        const key = newKey();
        const id = await company.row("app.api_keys", {
          user_id: person.id,
          token_hash: hashOf(key),
          name: "Report",
          scope: "read",
          door: "employee",
          second_factor: false,
          expires_at: new Date(Date.now() + 3_600_000),
        });
        await company.owner.query("insert into app.api_key_uses (key_id) values ($1)", [id]);
        return key;
      }),
    );
  const call = async (key: string) => {
    const path = "/api/tags?limit=1&columns=id";
    return (await server.call(undefined, "GET", path, undefined, { authorization: `Bearer ${key}` })).status;
  };
  const [keys, [other = ""]] = await Promise.all([keysOf(claire, 4), keysOf(amir, 1)]);
  expect(await Promise.all([...keys, other].map(call))).toEqual([200, 200, 200, 200, 200]);
  const asked = Promise.all(keys.flatMap((key) => Array.from({ length: 20 }, () => call(key))));
  const [statuses, by_other, in_person] = await Promise.all([
    asked,
    call(other),
    server.call(claire, "GET", "/api/tags?limit=1&columns=id"),
  ]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(share.at_once + share.waiting);
  expect(statuses.filter((status) => status === 429)).toHaveLength(80 - share.at_once - share.waiting);
  expect([by_other, in_person.status]).toEqual([200, 200]);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "../database/free-port.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { cookieOf, testServer, type TestServer } from "../testing/server.ts";
import { listen, type Listening } from "../http/listen.ts";

let company: TestCompany;
let server: TestServer;
let listening: Listening;
let url: string;
let claire: TestPerson;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  company = await testCompany();
  server = await testServer(company, { settings: { PORT: String(port) } });
  claire = await company.person("sales", { team_id: await company.team("North") });
  listening = await listen((request, env) => server.app.fetch(request, env), { host: "127.0.0.1", port });
});
afterAll(async () => {
  await listening.stop();
  await server.close();
  await company.close();
});

const ask = (path: string, how: RequestInit = {}, headers: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    ...how,
    headers: { cookie: cookieOf(claire), "idempotency-key": "a-key-of-ours", ...headers },
  });

test.each([
  ["is packed where it is long", "/api/meta", "gzip", () => null],
  ["comes as it is where it is short", "/api/leads?limit=1", null, (text: string) => String(Buffer.byteLength(text))],
])("an answer %s", async (_, path, packed, length) => {
  const answer = await ask(path, {}, { "accept-encoding": "gzip" });
  const text = await answer.text();
  expect(JSON.parse(text)).toMatchObject({ data: expect.any(Array) as unknown });
  const head = ["content-encoding", "vary", "content-length"].map((name) => answer.headers.get(name));
  expect([answer.status, ...head]).toEqual([200, packed, "accept-encoding", length(text)]);
});

test.each([
  ["its length is said", (text: string) => text],
  ["it comes in pieces", (text: string) => new Blob([text]).stream()],
])("a body that is too large is refused where %s", async (_, sent) => {
  const write = async (name: string) => {
    const how = { method: "POST", body: sent(JSON.stringify({ name })), duplex: "half" } as RequestInit;
    const answer = await ask("/api/leads", how);
    return [answer.status, ((await answer.json()) as { message?: string }).message];
  };
  expect(await write("x".repeat(1_048_576))).toEqual([400, "The body is larger than 1 MB."]);
  expect((await write("Ada"))[0]).toBe(201);
});

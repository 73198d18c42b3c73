import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany } from "../testing/company.ts";
import { freePort } from "../database/free-port.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { listen, type Listening } from "./listen.ts";

let company: TestCompany;
let server: TestServer;
let listening: Listening;
let url: string;

beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  company = await testCompany();
  server = await testServer(company, { settings: { PORT: String(port) } });
  listening = await listen((request, env) => server.app.fetch(request, env), { host: "127.0.0.1", port });
});
afterAll(async () => {
  await listening.stop();
  await server.close();
  await company.close();
});

test.each([
  ["/api/leads", "no-store"],
  ["/api/meta", "no-store"],
  ["/healthz", null],
  ["/nowhere", null],
])("%s has the same headers at a socket as without one", async (path, cached) => {
  const answer = await fetch(`${url}${path}`, { headers: { "accept-encoding": "identity" } });
  const without = await server.send(undefined, "GET", path, undefined, { "accept-encoding": "identity" });
  // What belongs to the line, to this one request, or to the length.
  const own = ["connection", "keep-alive", "date", "x-request-id", "content-length"];
  const [at_socket, at_none] = [answer, without].map(({ headers }) =>
    Object.fromEntries([...headers].filter(([name]) => !own.includes(name))),
  );
  expect(at_socket).toEqual(at_none);
  expect(at_socket).toMatchObject({
    "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
  });
  expect(answer.headers.get("cache-control")).toBe(cached);
});

test("an answer that refuses names the request by the id that its head says", async () => {
  const answer = await fetch(`${url}/api/leads`);
  expect(await answer.json()).toMatchObject({ request_id: answer.headers.get("x-request-id"), code: "AUTH_REQUIRED" });
});

import { execFile } from "node:child_process";
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { getRequestListener } from "@hono/node-server";
import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// As somebody else would: a client made of the document, a program written against it, checked and run as its own process.
const run = promisify(execFile);
const folder = mkdtempSync(join(tmpdir(), "tandem-outside-"));
const password = "correct-horse-battery";
let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let url: string;
const listener = createServer((request, response) => answer(request, response));
let answer: ReturnType<typeof getRequestListener>;

beforeAll(async () => {
  company = await testCompany();
  claire = await company.person("sales");
  await company.person("support");
  const account = { accountId: claire.id, providerId: "credential", userId: claire.id };
  await company.row("auth.account", { ...account, password: await hashPassword(password) });
  await new Promise<void>((listening) => listener.listen(0, "127.0.0.1", listening));
  url = `http://127.0.0.1:${(listener.address() as AddressInfo).port}`;
  server = await testServer(company, { settings: { TANDEM_URL: url, TANDEM_TRUST_PROXY: "" } });
  answer = getRequestListener(server.app.fetch);
  symlinkSync(resolve("node_modules"), `${folder}/node_modules`);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  listener.closeAllConnections();
  listener.close();
  await server.close();
  await company.close();
});

test("a client made of the document compiles, and a program on it does what it is written for", async () => {
  const document = await fetch(`${url}/api/openapi.json`, { headers: await session() });
  writeFileSync(`${folder}/openapi.json`, await document.text());
  copyFileSync("docs/api-client.ts", `${folder}/api-client.ts`);
  writeFileSync(`${folder}/package.json`, '{"type":"module"}');
  const bin = (name: string) => resolve("node_modules/.bin", name);
  await run(bin("openapi-typescript"), [`${folder}/openapi.json`, "-o", `${folder}/api.d.ts`]);
  await run(process.execPath, [resolve("node_modules/typescript-7/bin/tsc"), ...strictly, `${folder}/api-client.ts`]);
  const { stdout } = await run(process.execPath, [`${folder}/api-client.ts`, url, claire.email, password]);
  expect(JSON.parse(stdout)).toEqual({
    created: 201,
    same: true,
    listed: 1,
    changed: "Rouen",
    conflict: {
      code: "RESOURCE_CONFLICT",
      message: "Somebody changed this in the meantime. Reload and try again.",
      request_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      timestamp: expect.any(String),
      details: { versions: { yours: 1, stored: 2 } },
    },
    stage: "lost",
    counts: expect.objectContaining({ create: 2 }),
    emails: ["paul@levy.example"],
  });
});

test("what the document does not have, the client's types refuse", async () => {
  writeFileSync(
    `${folder}/wrong.ts`,
    `import createClient from "openapi-fetch";
import type { paths } from "./api.d.ts";
const client = createClient<paths>({ baseUrl: "" });
await client.POST("/api/leads", { params: { header: { "Idempotency-Key": "k" } }, body: { nom: "x" } });
await client.POST("/api/leads", { body: { name: "without a key" } });
await client.GET("/api/nothing");
`,
  );
  const refused = await run(process.execPath, [
    resolve("node_modules/typescript-7/bin/tsc"),
    ...strictly,
    `${folder}/wrong.ts`,
  ]).catch((error: { stdout: string }) => error);
  expect([...refused.stdout.matchAll(/wrong\.ts\((\d),/g)].map(([, line]) => line)).toEqual(["4", "5", "6"]);
});

const strictly =
  "--ignoreConfig --noEmit --strict --noUncheckedIndexedAccess --target es2024 --module nodenext --allowImportingTsExtensions --types node".split(
    " ",
  );

async function session(): Promise<Record<string, string>> {
  const signed = await fetch(`${url}/api/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ door: "employee", email: claire.email, password }),
  });
  return {
    cookie: signed.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; "),
  };
}

import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let claire: TestPerson;
let amir: TestPerson;
let addresses = 0;
const password = "correct-horse-battery";

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  const hash = await hashPassword(password);
  const made = [];
  for (let number = 0; number < 2; number++) {
    const person = await company.person("sales");
    const account = { accountId: person.id, providerId: "credential", userId: person.id, password: hash };
    await company.row("auth.account", account);
    made.push(person);
  }
  [claire, amir] = made as [TestPerson, TestPerson];
});
afterAll(async () => {
  await server.close();
  await company.close();
});

// Each from an address of its own, as somebody with many machines would.
const signIn = (email: string, given: string) =>
  server.call(
    undefined,
    "POST",
    "/api/sign-in",
    { door: "employee", email, password: given },
    {
      "x-forwarded-for": `10.13.0.${++addresses}`,
    },
  );

test("wrong passwords for one account are counted from wherever they come: twenty in a quarter of an hour", async () => {
  for (const email of [claire.email, "nobody@test.example"]) {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) =>
        signIn(number % 2 ? email : email.toUpperCase(), `wrong-horse-${number}`),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect([
      statuses.filter((status) => status === 401).length,
      statuses.filter((status) => status === 429).length,
    ]).toEqual([20, 10]);
    const wait = Number(answers.find(({ status }) => status === 429)?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  }
  expect((await signIn(claire.email, password)).status).toBe(429);
  expect((await signIn(amir.email, password)).status).toBe(200);
  await company.owner.query(`update auth."rateLimit" set "lastRequest" = "lastRequest" - 900000`);
  expect((await signIn(claire.email, password)).status).toBe(200);
});

test("what an origin's own limit refuses counts for no account", async () => {
  const tries = (email: string) =>
    server.call(
      undefined,
      "POST",
      "/api/sign-in",
      { door: "employee", email, password: "wrong-horse" },
      { "x-forwarded-for": "10.13.9.9" },
    );
  const statuses = (await Promise.all(Array.from({ length: 40 }, () => tries(amir.email)))).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(10);
  expect((await signIn(amir.email, password)).status).toBe(200);
});

test("a right password forgets the wrong ones before it, and nothing is kept of an address after its time", async () => {
  for (let round = 0; round < 3; round++) {
    for (let number = 0; number < 10; number++) expect((await signIn(amir.email, "wrong-horse")).status).toBe(401);
    expect((await signIn(amir.email, password)).status).toBe(200);
  }
  await signIn("long-ago@test.example", "wrong-horse");
  await company.owner.query(`update auth."rateLimit" set "lastRequest" = "lastRequest" - 900000`);
  await signIn("now@test.example", "wrong-horse");
  const { rows } = await company.owner.query(`select from auth."rateLimit" where key like 'password:%'`);
  expect(rows).toHaveLength(1);
});

import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let sales: TestPerson;
let client: TestPerson;
const password = "correct-horse-battery";
let addresses = 0;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  sales = await company.person("sales");
  client = await company.person("client", {
    account_id: await company.row("public.accounts", { name: "Cap Horizon" }),
  });
  for (const person of [admin, sales, client]) {
    await company.row("auth.account", {
      accountId: person.id,
      providerId: "credential",
      userId: person.id,
      password: await hashPassword(password),
    });
  }
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const from = (address = `10.1.0.${++addresses}`) => ({ "x-forwarded-for": address });
const signIn = (door: string, email: string, given = password, address?: string) =>
  server.call(undefined, "POST", "/api/sign-in", { door, email, password: given }, from(address));
const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");

describe("signing in", () => {
  test("opens one's own door, and the session works until it is signed out", async () => {
    const { status, headers } = await signIn("employee", sales.email.toUpperCase());
    expect(status).toBe(200);
    expect(headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/i);
    const cookie = cookieOf(headers);
    const me = await server.call<{ state: string; person: { id: string; role: string }; pages: string[] }>(
      undefined,
      "GET",
      "/api/session",
      undefined,
      { cookie },
    );
    expect(me.body).toMatchObject({ state: "signed_in", person: { id: sales.id, role: "sales" } });
    expect(me.body.pages).toContain("/leads");
    expect(me.body.pages).not.toContain("/rbac");
    expect((await server.call(undefined, "GET", "/api/leads", undefined, { cookie })).status).toBe(200);
    for (const broken of ["%", "%zz", "%ff", "."]) {
      const garbled = { cookie: `tandem.session_token=${broken}` };
      expect((await server.call(undefined, "GET", "/api/leads", undefined, garbled)).body.code).toBe("AUTH_REQUIRED");
    }
    expect((await server.call(undefined, "POST", "/api/sign-out", undefined, { cookie })).status).toBe(204);
    expect((await server.call(undefined, "GET", "/api/leads", undefined, { cookie })).body.code).toBe("AUTH_REQUIRED");
  });

  test("answers alike for an unknown address, a wrong password, the other door and a suspended person", async () => {
    const suspended = await company.person("sales");
    await company.row("auth.account", {
      accountId: suspended.id,
      providerId: "credential",
      userId: suspended.id,
      password: await hashPassword(password),
    });
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [suspended.id]);
    const answers = [
      await signIn("employee", "nobody@test.example"),
      await signIn("employee", sales.email, "wrong-horse-battery"),
      await signIn("employee", client.email),
      await signIn("client", sales.email),
      await signIn("employee", suspended.email),
    ];
    const told = answers.map(({ status, body, headers }) => [
      status,
      body.code,
      body.message,
      headers.getSetCookie().length,
    ]);
    expect(told).toEqual(
      Array(5).fill([401, "AUTH_INVALID", "This address and password do not match. Check both and try again.", 0]),
    );
    const { rows } = await company.owner.query(`select 1 from auth.session where "userId" = any($1) and door is null`, [
      [sales.id, client.id, suspended.id],
    ]);
    expect(rows).toEqual([]);
  });

  test("makes one address wait, and no other", async () => {
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 12; attempt++)
      statuses.push((await signIn("employee", sales.email, "wrong-horse-battery", "10.9.9.9")).status);
    expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401));
    expect(statuses.slice(10)).toEqual([429, 429]);
    const limited = await signIn("employee", sales.email, password, "10.9.9.9");
    expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(Number(limited.headers.get("retry-after"))).toBeLessThanOrEqual(60);
    expect((await signIn("employee", sales.email, password, "10.9.9.10")).status).toBe(200);
  });

  test("nothing of the identity library is reachable by itself", async () => {
    for (const path of [
      "/api/auth/sign-up/email",
      "/api/auth/sign-in/email",
      "/api/auth/get-session",
      "/api/auth/list-sessions",
      "/api/auth/admin/set-role",
      "/api/auth/ok",
    ]) {
      for (const person of [undefined, client, sales]) {
        expect([401, 404], path).toContain(
          (await server.call(person, "POST", path, { email: "x@test.example", password, name: "x" })).status,
        );
      }
    }
    expect((await company.owner.query(`select from auth."user" where email = 'x@test.example'`)).rowCount).toBe(0);
  });
});

describe("the first set-up", () => {
  const input = { company: "Maison Ferrand", language: "fr", name: "Ada", email: "ada@test.example", password };

  test("fifty in parallel make one admin, who can sign in", async () => {
    const empty = await testCompany();
    await empty.owner.query("delete from public.company");
    const fresh = await testServer(empty);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        fresh.call(undefined, "POST", "/api/setup", { ...input, email: `ada${index}@test.example` }, from()),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(49).fill(409)]);
    expect((await empty.owner.query("select role from public.user_roles")).rows).toEqual([{ role: "admin" }]);
    const cookie = cookieOf(answers.find(({ status }) => status === 201)?.headers ?? new Headers());
    expect(
      (await fresh.call<{ state: string }>(undefined, "GET", "/api/session", undefined, { cookie })).body.state,
    ).toBe("signed_in");
    await fresh.close();
    await empty.close();
  });

  test("asks for the console's code where there is one, and is closed once done", async () => {
    const empty = await testCompany();
    await empty.owner.query("delete from public.company");
    const fresh = await testServer(empty, { setup_code: "abc123" });
    expect((await fresh.call<{ code_required: boolean }>(undefined, "GET", "/api/session")).body.code_required).toBe(
      true,
    );
    expect((await fresh.call(undefined, "POST", "/api/setup", input)).body.details?.fields).toHaveProperty("code");
    expect((await fresh.call(undefined, "POST", "/api/setup", { ...input, code: "abc123" })).status).toBe(201);
    expect((await fresh.call(undefined, "POST", "/api/setup", { ...input, code: "abc123" })).status).toBe(409);
    await fresh.close();
    await empty.close();
  });
});

describe("people and roles", () => {
  test("nobody raises themselves; a second admin agrees to a third; the last admin stays", async () => {
    const grant = (by: TestPerson, user_id: string, role: string) =>
      server.call<{ data: { outcome: string } }>(by, "POST", "/api/people/grant", { user_id, role, reason: "because" });
    expect((await grant(sales, sales.id, "admin")).status).toBe(403);
    expect((await grant(admin, admin.id, "ceo")).status).toBe(403);
    await expect(
      company.database.flush(sales.actor, [
        { text: "insert into public.user_roles (user_id, role) values ($1, 'admin')", values: [sales.id] },
      ]),
    ).rejects.toThrow(/permission denied/);
    const second = await company.person("employee");
    expect((await grant(admin, second.id, "admin")).body.data.outcome).toBe("granted");
    const third = await company.person("employee");
    expect((await grant(admin, third.id, "admin")).body.data.outcome).toBe("proposed");
    const { rows } = await company.owner.query<{ id: string }>("select id from app.role_proposals where user_id = $1", [
      third.id,
    ]);
    const agree = (by: TestPerson) =>
      company.database.flush(by.actor, [{ text: "select app.agree_role($1)", values: [rows[0]?.id] }]);
    await expect(agree(admin)).rejects.toThrow("PERMISSION_DENIED");
    await agree(second);
    expect((await company.owner.query("select app.current_role_of($1) as role", [third.id])).rows).toEqual([
      { role: "admin" },
    ]);
    for (const gone of [second, third])
      expect((await grant(admin, gone.id, "employee")).body.data.outcome).toBe("proposed");
    await company.owner.query(
      "update public.people set status = 'suspended' where id in (select user_id from public.user_roles where role = 'admin')",
    );
    const only = await company.person("admin");
    expect((await grant(only, admin.id, "employee")).body.data.outcome).toBe("granted");
    expect((await grant(only, sales.id, "client")).status).toBe(422);
  });
});

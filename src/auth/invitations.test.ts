import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let sales: TestPerson;
let boss: TestPerson;
let own: string;
let other: string;
const password = "correct-horse-battery";
let addresses = 0;

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  admin = await company.person("admin");
  sales = await company.person("sales");
  own = await company.row("public.accounts", { name: "Lume" });
  other = await company.row("public.accounts", { name: "Other" });
  boss = await company.person("client_admin", { account_id: own });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const from = () => ({ "x-forwarded-for": `10.2.0.${++addresses}` });
const someone = () => `${randomUUID()}@test.example`;
const tokenOf = (link: string) => link.split("#invitation=")[1] ?? "";
type Made = { data: { id: string; link: string } };

const invite = (by: TestPerson, role: string, more: object = {}) =>
  server.call<Made>(by, "POST", "/api/invitations", { email: someone(), role, ...more });
const invited = async (by: TestPerson, role: string, more: object = {}) => {
  const { status, body } = await invite(by, role, more);
  expect([status, body.code, body.message]).toEqual([201, undefined, undefined]);
  return { id: body.data.id, link: body.data.link, token: tokenOf(body.data.link) };
};
const accept = (token: string, more: object = {}) =>
  server.call<{ data: { signed_in: boolean } }>(
    undefined,
    "POST",
    "/api/links/accept",
    { token, name: "Nina Petit", language: "fr", password, ...more },
    from(),
  );
const look = (token: string) =>
  server.call<{ data: object }>(undefined, "POST", "/api/links/look", { purpose: "invitation", token }, from());
const roleOf = async (email: string) =>
  (
    await company.owner.query<{ role: string }>(
      "select app.current_role_of(id) as role from public.people where email = $1",
      [email],
    )
  ).rows[0]?.role;

test("an invitation makes a person with its role, team and language, signs them in, and says who invited them", async () => {
  const team_id = await company.team("North");
  const email = someone();
  const { token, link } = await invited(admin, "sales", { email: email.toUpperCase(), team_id });
  expect(link).toBe(`http://localhost:3000/auth/employee#invitation=${token}`);
  expect((await look(token)).body.data).toEqual({ email, by: admin.name });
  const { status, body, headers } = await accept(token);
  expect([status, body.data]).toEqual([201, { signed_in: true }]);
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const me = await server.call<{ person: object }>(undefined, "GET", "/api/session", undefined, { cookie });
  expect(me.body.person).toMatchObject({ email, role: "sales", team_id, name: "Nina Petit", language: "fr" });
  expect((await server.call(undefined, "GET", "/api/leads", undefined, { cookie })).status).toBe(200);
  const { rows } = await company.owner.query(
    "select r.granted_by, p.created_by from public.people p join public.user_roles r on r.user_id = p.id where p.email = $1",
    [email],
  );
  expect(rows).toEqual([{ granted_by: admin.id, created_by: admin.id }]);
  const { rows: log } = await company.owner.query<{ verb: string }>(
    "select verb from app.log where entity = 'invitations' and after ->> 'email' = $1 order by id",
    [email],
  );
  expect(log.map(({ verb }) => verb)).toEqual(["invite", "accept"]);
});

test("a client's invitation carries the account, and leads to the clients' door", async () => {
  const email = someone();
  const { token, link } = await invited(admin, "client", { email, account_id: own });
  expect(link).toContain("/auth/client#");
  expect((await accept(token)).body.data.signed_in).toBe(true);
  const { rows } = await company.owner.query("select kind, account_id from public.people where email = $1", [email]);
  expect(rows).toEqual([{ kind: "client", account_id: own }]);
});

describe("a link is good for nothing", () => {
  const refused = async (token: string, more: object = {}) => {
    const { status, body } = await accept(token, more);
    expect([status, body.code, body.message]).toEqual([
      404,
      "RESOURCE_NOT_FOUND",
      "This link can no longer be used. Ask for a new one.",
    ]);
    expect((await look(token)).status).toBe(404);
  };

  test("when it was never made, used, used by many at once, taken back, replaced, or too old", async () => {
    await refused("never-made-never-made-never-made");
    const { token } = await invited(admin, "sales");
    expect((await accept(token)).status).toBe(201);
    await refused(token);

    const raced = await invited(admin, "sales");
    const answers = await Promise.all(Array.from({ length: 8 }, () => accept(raced.token)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(7).fill(404)]);

    const revoked = await invited(admin, "sales");
    expect((await server.call(admin, "POST", "/api/invitations/revoke", { id: revoked.id })).status).toBe(200);
    await refused(revoked.token);
    expect((await server.call(admin, "POST", "/api/invitations/renew", { id: revoked.id })).status).toBe(404);

    const old = await invited(admin, "sales");
    await company.owner.query("update app.invitations set expires_at = now() where id = $1", [old.id]);
    await refused(old.token);
    const renewed = await server.call<Made>(admin, "POST", "/api/invitations/renew", { id: old.id });
    await refused(old.token);
    expect((await accept(tokenOf(renewed.body.data.link))).status).toBe(201);

    const email = someone();
    const first = await invited(admin, "sales", { email });
    const second = await invited(admin, "support", { email });
    await refused(first.token);
    expect((await accept(second.token)).status).toBe(201);
  });

  test("when whoever invited could no longer do so, or the address is somebody's meanwhile", async () => {
    const leaving = await company.person("admin");
    const { token } = await invited(leaving, "sales");
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [leaving.id]);
    await refused(token);
    const demoted = await company.person("admin");
    const another = await invited(demoted, "sales");
    await company.row("public.user_roles", { user_id: demoted.id, role: "sales" });
    await refused(another.token);
    const email = someone();
    const late = await invited(admin, "sales", { email });
    await company.row("public.people", { name: "Meanwhile", email, kind: "employee" });
    await refused(late.token);
  });

  test("for another address, another role, or a short password", async () => {
    const { token } = await invited(admin, "employee");
    for (const more of [{ email: someone() }, { role: "admin" }, { account_id: own }, { password: "short" }])
      expect((await accept(token, more)).status).toBe(422);
    expect((await accept(token)).status).toBe(201);
  });
});

describe("who may invite whom", () => {
  test("an admin anybody, with what belongs to the role; staff and clients nobody", async () => {
    for (const by of [sales, await company.person("client", { account_id: own }), await company.person("ceo")])
      expect((await invite(by, "client", { account_id: own })).status).toBe(403);
    expect((await invite(admin, "client")).body.details?.fields).toHaveProperty("account_id");
    expect((await invite(admin, "sales", { account_id: own })).body.details?.fields).toHaveProperty("account_id");
    expect((await invite(admin, "system")).body.details?.fields).toHaveProperty("role");
    expect((await invite(admin, "sales", { team_id: randomUUID() })).body.details?.fields).toHaveProperty("team_id");
    expect((await invite(admin, "sales", { email: sales.email.toUpperCase() })).body.details?.fields).toEqual({
      email: "somebody signs in with this address already",
    });
  });

  test("a client_admin clients of their own, and nothing of what others have invited", async () => {
    expect((await invite(boss, "client", { account_id: own })).status).toBe(201);
    for (const [role, more] of [
      ["client", { account_id: other }],
      ["client", {}],
      ["client_admin", { account_id: own }],
      ["sales", {}],
      ["admin", { account_id: own }],
    ] as const)
      expect((await invite(boss, role, more)).status, role).toBe(403);
    const beyond = [
      await invited(admin, "client", { account_id: other }),
      await invited(admin, "client_admin", { account_id: own }),
      await invited(admin, "sales"),
    ];
    for (const { id } of beyond)
      for (const act of ["renew", "revoke"])
        expect((await server.call(boss, "POST", `/api/invitations/${act}`, { id })).status).toBe(404);
    const seen = await company.database.flush(boss.actor, [
      { text: "select distinct account_id::text || role from app.invitations", values: [] },
    ]);
    expect(seen).toEqual([[[`${own}client`]]]);
    const list = await server.call<{ data: { account: string; role: string; by: string }[] }>(
      boss,
      "GET",
      "/api/invitations",
    );
    expect(list.body.data.length).toBeGreaterThan(0);
    expect(new Set(list.body.data.map(({ account, role }) => `${account} ${role}`))).toEqual(new Set(["Lume client"]));
    expect((await server.call<{ data: unknown[] }>(sales, "GET", "/api/invitations")).body.data).toEqual([]);
    await expect(
      company.database.flush(boss.actor, [{ text: "select token_hash from app.invitations", values: [] }]),
    ).rejects.toThrow(/permission denied/);
    const email = someone();
    const staff = await invited(admin, "sales", { email });
    await invited(boss, "client", { email, account_id: own });
    expect((await accept(staff.token)).status).toBe(201);
    expect(await roleOf(email)).toBe("sales");
  });

  test("a further admin starts as an employee and waits for a second admin; the first beside none does not", async () => {
    const second = await company.person("admin");
    const email = someone();
    expect((await accept((await invited(admin, "admin", { email })).token)).status).toBe(201);
    expect(await roleOf(email)).toBe("employee");
    const { rows } = await company.owner.query(
      "select r.proposed_by from app.role_proposals r join public.people p on p.id = r.user_id where p.email = $1",
      [email],
    );
    expect(rows).toEqual([{ proposed_by: admin.id }]);
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [second.id]);
    const beside = someone();
    await company.owner.query(
      "update public.people set status = 'suspended' where app.current_role_of(id) = 'admin' and id <> $1",
      [admin.id],
    );
    expect((await accept((await invited(admin, "admin", { email: beside })).token)).status).toBe(201);
    expect(await roleOf(beside)).toBe("admin");
  });
});

test("a repeated write answers with the link that works, and no other session gets it by the same key", async () => {
  const body = { email: someone(), role: "sales" };
  const key = { "idempotency-key": randomUUID() };
  const first = await server.call<Made>(admin, "POST", "/api/invitations", body, key);
  const again = await server.call<Made>(admin, "POST", "/api/invitations", body, key);
  expect(again.body.data).toEqual(first.body.data);
  const elsewhere = await company.person("admin");
  const theirs = await server.call<Made>(elsewhere, "POST", "/api/invitations", { ...body, email: someone() }, key);
  expect(theirs.body.data.link).not.toBe(first.body.data.link);
  expect((await accept(tokenOf(first.body.data.link))).status).toBe(201);
});

test("no token is kept anywhere, in the log neither", async () => {
  const { token } = await invited(admin, "sales");
  const { rows } = await company.owner.query<{ found: boolean }>(
    `select exists (select from app.invitations i where i::text like '%' || $1 || '%')
         or exists (select from app.log l where l::text like '%' || $1 || '%')
         or exists (select from app.idempotency k where k::text like '%' || $1 || '%') as found`,
    [token],
  );
  expect(rows).toEqual([{ found: false }]);
});

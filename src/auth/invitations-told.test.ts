import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";

// What inviting tells whoever invites, and how often they may: a client's administrator is no guide to who works here.
let company: TestCompany;
let by_hand: TestServer;
let by_mail: TestServer;
let admin: TestPerson;
let boss: TestPerson;
let own: string;
let addresses = 0;

beforeAll(async () => {
  company = await testCompany();
  by_hand = await testServer(company);
  by_mail = await testServer(company, { smtp_url: "smtp://127.0.0.1:1" });
  admin = await company.person("admin");
  own = await company.row("public.accounts", { name: "Lume" });
  boss = await company.person("client_admin", { account_id: own });
});
afterAll(async () => {
  await by_hand.close();
  await by_mail.close();
  await company.close();
});

type Made = { data: { id: string; link: string | null; mailed: boolean } };
const from = () => ({ "x-forwarded-for": `10.12.0.${++addresses}` });
const someone = () => `${randomUUID()}@test.example`;
const tokenOf = (link: string | null) => link?.split("#invitation=")[1] ?? "";
const invite = (server: TestServer, email: string, by = boss) =>
  server.call<Made>(by, "POST", "/api/invitations", { email, role: "client", account_id: own });
const look = (link: string | null) =>
  by_hand.call(undefined, "POST", "/api/links/look", { purpose: "invitation", token: tokenOf(link) }, from());
const mails = async (email: string) =>
  (await company.owner.query("select from app.outgoing_mail where to_address = $1", [email])).rowCount;
const shape = ({ status, body }: { status: number; body: object }, email: string) =>
  JSON.stringify({ status, body })
    .replaceAll(email, "…")
    .replaceAll(/[\w-]{36,}/g, "…");

describe("a client's administrator", () => {
  test("is answered alike for everybody outside their account, whoever they are", async () => {
    const other = await company.row("public.accounts", { name: "Other" });
    const gone = await company.person("sales");
    await company.owner.query("update public.people set status = 'suspended' where id = $1", [gone.id]);
    const somebody = [admin, gone, await company.person("client", { account_id: other })];
    for (const server of [by_hand, by_mail]) {
      const unknown = someone();
      const usual = await invite(server, unknown);
      expect(usual.status).toBe(201);
      for (const { email } of somebody) {
        const made = await invite(server, email.toUpperCase());
        expect(shape(made, email)).toBe(shape(usual, unknown));
        if (server === by_mail) continue;
        expect(shape(await look(made.body.data.link), email)).toBe(shape(await look(usual.body.data.link), unknown));
      }
      const listed = await server.call<{ data: { email: string; expired: boolean }[] }>(
        boss,
        "GET",
        "/api/invitations",
      );
      const states = listed.body.data.filter(({ email }) => [unknown, admin.email].includes(email));
      expect(new Set(states.map(({ expired }) => expired))).toEqual(new Set([false]));
    }
  });

  test("gets no link to look at where mails are sent; whoever signs in already gets none either", async () => {
    const unknown = someone();
    const { body } = await invite(by_mail, unknown);
    expect(body.data).toMatchObject({ link: null, mailed: true });
    expect(await mails(unknown)).toBe(1);
    const ceo = await company.person("ceo");
    const made = await invite(by_mail, ceo.email);
    expect([made.status, await mails(ceo.email)]).toEqual([201, 0]);
    const renew = (id: string) => by_mail.call<Made>(boss, "POST", "/api/invitations/renew", { id });
    expect((await renew(body.data.id)).body.data).toMatchObject({ link: null, mailed: true });
    expect((await renew(made.body.data.id)).body.data).toMatchObject({ link: null, mailed: true });
    expect(await mails(ceo.email)).toBe(0);
    // An administrator of the company has the link shown, as before.
    expect((await invite(by_mail, someone(), admin)).body.data.link).toContain("/auth/client#invitation=");
  });

  test("makes nobody of such an invitation, and is told of those of their own account", async () => {
    const sales = await company.person("sales");
    const { body } = await invite(by_hand, sales.email);
    const accepted = { token: tokenOf(body.data.link), name: "No", language: "en", password: "correct-horse-battery" };
    expect((await by_hand.call(undefined, "POST", "/api/links/accept", accepted, from())).status).toBe(404);
    const { rows } = await company.owner.query("select kind, account_id from public.people where email = $1", [
      sales.email,
    ]);
    expect(rows).toEqual([{ kind: "employee", account_id: null }]);
    const colleague = await company.person("client", { account_id: own });
    for (const [by, email] of [
      [boss, colleague.email],
      [admin, sales.email],
    ] as const)
      expect((await invite(by_hand, email, by)).body.details?.fields).toEqual({
        email: "somebody signs in with this address already",
      });
  });
});

describe("invitations in a day", () => {
  test("are counted per person, renewed ones too, and those that come at once", async () => {
    const busy = await company.person("client_admin", { account_id: own });
    const answers = await Promise.all(Array.from({ length: 24 }, () => invite(by_hand, someone(), busy)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.message).toBe(
      "You may make 20 invitations a day. Try again tomorrow, or ask an administrator.",
    );
    const wait = Number(refused?.headers.get("retry-after"));
    expect(wait).toBeGreaterThan(86_000);
    expect(wait).toBeLessThanOrEqual(86_400);
    const id = answers.find(({ status }) => status === 201)?.body.data.id;
    expect((await by_hand.call(busy, "POST", "/api/invitations/renew", { id })).status).toBe(429);
    expect((await by_hand.call(busy, "POST", "/api/invitations/revoke", { id })).status).toBe(200);
    expect((await invite(by_hand, someone(), boss)).status).toBe(201);
    await company.owner.query("update app.invitations_made set at = at - interval '1 day' where user_id = $1", [
      busy.id,
    ]);
    expect((await invite(by_hand, someone(), busy)).status).toBe(201);
  });

  test("are two hundred for an administrator", async () => {
    const setting_up = await company.person("admin");
    await company.owner.query("insert into app.invitations_made (user_id) select $1 from generate_series(1, 199)", [
      setting_up.id,
    ]);
    expect((await invite(by_hand, someone(), setting_up)).status).toBe(201);
    expect(await invite(by_hand, someone(), setting_up)).toMatchObject({
      status: 429,
      body: { message: "You may make 200 invitations a day. Try again tomorrow." },
    });
  });
});

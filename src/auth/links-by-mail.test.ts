import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { letterSeal } from "../mail/letter.ts";
import { writeWishedMail } from "../mail/wished-mail.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { derive_for_tests } from "../testing/keys.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let account_id: string;
let addresses = 0;
const seal = letterSeal(derive_for_tests("mail"));

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company, { smtp_url: "smtp://127.0.0.1:1" });
  account_id = await company.row("public.accounts", { name: "Cap Horizon" });
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const client = () => company.person("client", { account_id });
const from = () => ({ "x-forwarded-for": `10.7.0.${++addresses}` });
const ask = (email: string, address = from()) =>
  server.call(undefined, "POST", "/api/sign-in/ask-link", { email }, address);
const use = (token: string, headers = from()) =>
  server.call<{ needs_code?: boolean }>(undefined, "POST", "/api/sign-in/link", { token }, headers);
const work = async () => {
  while (await writeWishedMail({ ...company, seal, url: "http://localhost:3000" }));
};
const mailsTo = async (email: string) => {
  const { rows } = await company.owner.query<{ body: string; subject: string }>(
    "select body, subject from app.outgoing_mail where to_address = $1 order by created_at",
    [email],
  );
  return rows.map(({ body, subject }) => ({ subject, ...seal.open(body) }));
};
/** The token of the newest link that was sent to somebody. */
const tokenFor = async ({ email }: TestPerson) => {
  await work();
  return (await mailsTo(email)).at(-1)?.text.match(/#sign_in=([\w-]+)/)?.[1] ?? "";
};
const asked = async (person: TestPerson) => {
  expect((await ask(person.email)).status).toBe(200);
  return tokenFor(person);
};
const cookieOf = (headers: Headers) => headers.getSetCookie()[0]?.split(";")[0] ?? "";
const stateWith = async (cookie: string) =>
  (await server.call<{ state: string }>(undefined, "GET", "/api/session", undefined, { cookie })).body.state;

test("a client has a link sent, signs in by it once, and the other links end with it", async () => {
  const person = await client();
  const first = await asked(person);
  const second = await asked(person);
  expect(second).not.toBe(first);
  const look = (purpose: string) =>
    server.call<{ data: { email: string } }>(undefined, "POST", "/api/links/look", { purpose, token: first }, from());
  expect((await look("sign_in")).body.data.email).toBe(person.email);
  expect((await look("password")).status).toBe(404);
  const signed = await use(first);
  expect(signed.status).toBe(200);
  expect(signed.headers.getSetCookie()[0]).toMatch(/Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/);
  expect(await stateWith(cookieOf(signed.headers))).toBe("signed_in");
  expect((await use(first)).body.code).toBe("RESOURCE_NOT_FOUND");
  expect((await use(second)).body.code).toBe("RESOURCE_NOT_FOUND");
  await server.call(undefined, "POST", "/api/sign-out", undefined, { cookie: cookieOf(signed.headers) });
  expect(await stateWith(cookieOf(signed.headers))).toBe("signed_out");
});

test("every address is answered alike; only active clients get a mail, and nobody is made", async () => {
  const [known, staff, suspended] = [await client(), await company.person("sales"), await client()];
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [suspended.id]);
  const people = async () => (await company.owner.query("select count(*) from public.people")).rows;
  const before = await people();
  const emails = [known.email.toUpperCase(), staff.email, suspended.email, "nobody@test.example"];
  const answers = [];
  for (const email of emails) answers.push(await ask(email));
  expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body])))).toEqual(new Set(["[200,{}]"]));
  await work();
  const sent = await Promise.all(emails.map((email) => mailsTo(email.toLowerCase())));
  expect(sent.map((mails) => mails.length)).toEqual([1, 0, 0, 0]);
  expect(await people()).toEqual(before);
});

test("one address can ask three times in a quarter of an hour, known or not; one caller ten times a minute", async () => {
  const person = await client();
  for (const email of [person.email, "stranger@test.example"]) {
    const statuses = [];
    for (let time = 0; time < 4; time++) statuses.push((await ask(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    const wait = Number((await ask(email)).headers.get("retry-after"));
    expect(wait).toBeGreaterThan(800);
    expect(wait).toBeLessThanOrEqual(900);
  }
  const caller = from();
  for (let time = 0; time < 10; time++) expect((await ask(`a${time}@test.example`, caller)).status).toBe(200);
  const limited = await ask("a11@test.example", caller);
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  await work();
});

test("a second step is still asked for", async () => {
  const person = await client();
  const password = "correct-horse-battery";
  await company.row("auth.account", {
    accountId: person.id,
    providerId: "credential",
    userId: person.id,
    password: await hashPassword(password),
  });
  const act = (path: string, body: object) =>
    server.call<{ data: { uri: string } }>(person, "POST", `/api/account/second-factor/${path}`, body);
  const { uri } = (await act("begin", { current: password })).body.data;
  const otp = createOTP(new TextDecoder().decode(base32.decode(new URL(uri).searchParams.get("secret") ?? "")));
  expect((await act("confirm", { code: await otp.totp() })).status).toBe(200);
  await company.owner.query(`update auth.second_factor set last_step = 0 where "userId" = $1`, [person.id]);
  const signed = await use(await asked(person));
  expect(signed.body).toEqual({ needs_code: true });
  const cookie = cookieOf(signed.headers);
  expect(await stateWith(cookie)).toBe("signed_out");
  const code = await otp.totp();
  expect((await server.call(undefined, "POST", "/api/sign-in/code", { code }, { cookie })).status).toBe(200);
  expect(await stateWith(cookie)).toBe("signed_in");
});

test("a link dies with its time, its address and its person; twenty at once are one sign-in", async () => {
  const [late, moved, suspended, busy] = [await client(), await client(), await client(), await client()];
  const tokens = [await asked(late), await asked(moved), await asked(suspended)];
  await company.owner.query("update app.wished_links set expires_at = now() where user_id = $1", [late.id]);
  await company.owner.query("update public.people set email = 'elsewhere@test.example' where id = $1", [moved.id]);
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [suspended.id]);
  for (const token of tokens) expect((await use(token)).status).toBe(404);
  const token = await asked(busy);
  const answers = await Promise.all(Array.from({ length: 20 }, () => use(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test("what is kept of a link opens nothing, and a wish that waited too long is not granted", async () => {
  const person = await client();
  const token = await asked(person);
  const { rows } = await company.owner.query<{ all: string }>(
    "select (select string_agg(l::text, '') from app.wished_links l) || (select string_agg(m::text, '') from app.outgoing_mail m) as all",
  );
  expect(rows[0]?.all).not.toContain(token);
  await company.owner.query("update app.wished_links set asked_at = asked_at - interval '1 hour'");
  await ask(person.email);
  await company.owner.query(
    "update app.wished_links set asked_at = now() - interval '16 minutes' where taken_at is null",
  );
  await work();
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test("the functions behind it are closed to whoever is within the door", async () => {
  const person = await client();
  for (const text of [
    "select app.use_sign_in_link('\\x00', 't', 'a', 'b')",
    `select app.begin_session('${person.id}', 'client', true, 'forged', 'a', 'b')`,
    "select app.take_link_wish()",
    "select app.open_sign_in_link('\\x00')",
    "select * from app.wished_links",
  ])
    await expect(company.database.flush(person.actor, [{ text, values: [] }]), text).rejects.toThrow(
      /permission denied/,
    );
  for (const text of ["select app.use_sign_in_link('\\x00', 't', 'a', 'b')", "select app.take_link_wish()"])
    await expect(company.database.outside({ text, values: [] }), text).rejects.toThrow(/permission denied/);
});

test("without an SMTP server there is no such way", async () => {
  const bare = await testServer(company);
  const session = await bare.call<{ ways: object }>(undefined, "GET", "/api/session");
  expect(session.body.ways).toMatchObject({ link: false });
  expect((await bare.call(undefined, "POST", "/api/sign-in/ask-link", { email: "a@test.example" })).status).toBe(404);
  expect((await server.call<{ ways: object }>(undefined, "GET", "/api/session")).body.ways).toMatchObject({
    link: true,
  });
  await bare.close();
});

import { base32 } from "@better-auth/utils/base32";
import { createOTP } from "@better-auth/utils/otp";
import { hashPassword } from "better-auth/crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { testServer, type TestServer } from "../testing/server.ts";
import { breakGlass } from "./break-glass.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let hash: string;
let addresses = 0;
const current = "correct-horse-battery";

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company);
  hash = await hashPassword(current);
  admin = await withPassword("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

async function withPassword(role: string): Promise<TestPerson> {
  const person = await company.person(role);
  const account = { accountId: person.id, providerId: "credential", userId: person.id, password: hash };
  await company.row("auth.account", account);
  return person;
}
const from = () => ({ "x-forwarded-for": `10.6.0.${++addresses}` });
const act = <T = object>(person: TestPerson, path: string, body: object) =>
  server.call<{ data: T }>(person, "POST", `/api/account/second-factor/${path}`, body);
const otpOf = (uri: string) =>
  createOTP(new TextDecoder().decode(base32.decode(new URL(uri).searchParams.get("secret") ?? "")));
// The code of this moment; the server also takes the one before and after, so that no tick of the clock matters.
const codeNow = (uri: string) => otpOf(uri).totp();
const forgetSteps = (person: TestPerson) =>
  company.owner.query(`update auth.second_factor set last_step = 0 where "userId" = $1`, [person.id]);

/** Somebody whose second step is on: their secret's address and recovery codes. */
async function enrolled(role = "sales") {
  const person = await withPassword(role);
  const { uri } = (await act<{ uri: string }>(person, "begin", { current })).body.data;
  const { codes } = (await act<{ codes: string[] }>(person, "confirm", { code: await codeNow(uri) })).body.data;
  await forgetSteps(person);
  return { person, uri, codes };
}
/** A browser after the password: its cookie, which opens nothing yet. */
async function atTheStep(person: TestPerson) {
  const body = { door: person.role === "client" ? "client" : "employee", email: person.email, password: current };
  const answer = await server.call<{ needs_code?: boolean }>(undefined, "POST", "/api/sign-in", body, from());
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const give = (code: string) => server.call(undefined, "POST", "/api/sign-in/code", { code }, { cookie });
  const works = async () => (await server.call(undefined, "GET", "/api/leads", undefined, { cookie })).status;
  return { needs_code: answer.body.needs_code, cookie, give, works };
}

describe("turning it on", () => {
  test("takes the password and a right code; it counts for nothing before that", async () => {
    const person = await withPassword("sales");
    expect((await act(person, "begin", { current: "wrong-horse-battery" })).status).toBe(422);
    expect((await act(person, "confirm", { code: "123456" })).status).toBe(409);
    const { uri } = (await act<{ uri: string }>(person, "begin", { current })).body.data;
    expect(decodeURIComponent(uri)).toContain(`otpauth://totp/Maison Ferrand:${person.email}?`);
    expect((await atTheStep(person)).needs_code).toBeUndefined();
    expect((await act(person, "confirm", { code: "000000" })).body.details?.fields).toHaveProperty("code");
    const { body } = await act<{ codes: string[] }>(person, "confirm", { code: await codeNow(uri) });
    expect(body.data.codes).toHaveLength(10);
    expect((await act(person, "begin", { current })).status).toBe(409);
    expect((await atTheStep(person)).needs_code).toBe(true);
    const { rows } = await company.owner.query(
      "select verb from app.log where entity = 'sessions' and row_id = $1 and actor_id = $1",
      [person.id],
    );
    expect(rows).toEqual([{ verb: "second_factor_on" }]);
  });

  test("ends the person's other sessions, which showed no code, and nobody else's", async () => {
    const [person, colleague] = [await withPassword("sales"), await withPassword("sales")];
    const [other, another] = [await atTheStep(person), await atTheStep(colleague)];
    expect([await other.works(), await another.works()]).toEqual([200, 200]);
    const { uri } = (await act<{ uri: string }>(person, "begin", { current })).body.data;
    expect(await other.works()).toBe(200);
    expect((await act(person, "confirm", { code: await codeNow(uri) })).status).toBe(200);
    expect([await other.works(), await another.works()]).toEqual([401, 200]);
    expect((await server.call(person, "GET", "/api/leads")).status).toBe(200);
  });

  test("keeps neither secret nor codes as they are", async () => {
    const { person, uri, codes } = await enrolled();
    const { rows } = await company.owner.query<{ all: string }>(
      `select f::text as all from auth.second_factor f where "userId" = $1`,
      [person.id],
    );
    const secret = new TextDecoder().decode(base32.decode(new URL(uri).searchParams.get("secret") ?? ""));
    for (const kept of [secret, ...codes]) expect(rows[0]?.all).not.toContain(kept);
  });
});

describe("a session that waits for its code", () => {
  test("opens nothing, whatever is asked, and prolongs itself by nothing", async () => {
    const { person } = await enrolled();
    const { cookie, works } = await atTheStep(person);
    expect(await works()).toBe(401);
    const session = await server.call<{ state: string }>(undefined, "GET", "/api/session", undefined, { cookie });
    expect(session.body.state).toBe("signed_out");
    for (const [method, path, body] of [
      ["GET", "/api/account"],
      ["GET", "/api/events"],
      ["GET", "/api/people/roles"],
      ["POST", "/api/account/password", { current, password: "another-horse-battery" }],
      ["POST", "/api/account/second-factor/remove", { current }],
      ["POST", "/api/account/second-factor/recovery-codes", { current }],
      ["POST", "/api/account/second-factor/begin", { current }],
      ["POST", "/api/account/end-others", {}],
    ] as const)
      expect([401, 409, 422], path).toContain((await server.call(undefined, method, path, body, { cookie })).status);
    const { rows } = await company.owner.query<{ soon: boolean }>(
      `select "expiresAt" < now() + interval '11 minutes' as soon from auth.session where "userId" = $1 and not second_factor`,
      [person.id],
    );
    expect(rows).toEqual([{ soon: true }]);
    expect((await atTheStep(person)).needs_code).toBe(true);
  });

  test("opens with the code of the moment, once", async () => {
    const { person, uri } = await enrolled();
    const [first, second] = [await atTheStep(person), await atTheStep(person)];
    const code = await codeNow(uri);
    expect((await first.give("000000")).body.details?.fields).toHaveProperty("code");
    expect((await first.give(code)).status).toBe(200);
    expect(await first.works()).toBe(200);
    expect((await second.give(code)).status).toBe(422);
    expect(await second.works()).toBe(401);
    expect((await first.give(code)).body.code).toBe("AUTH_REQUIRED");
    expect((await server.call(undefined, "POST", "/api/sign-in/code", { code })).body.code).toBe("AUTH_REQUIRED");
  });

  test("given the same code in many browsers at once opens one of them", async () => {
    const { person, uri } = await enrolled();
    const browsers = await Promise.all(Array.from({ length: 4 }, () => atTheStep(person)));
    const code = await codeNow(uri);
    const answers = await Promise.all(browsers.map(({ give }) => give(code)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422]);
  });

  test("opens with a recovery code, once; another person's opens nothing", async () => {
    const { person, codes } = await enrolled();
    const stranger = await enrolled();
    const browser = await atTheStep(person);
    expect((await browser.give(stranger.codes[0] ?? "")).status).toBe(422);
    expect((await browser.give(` ${codes[0]?.toLowerCase().replace("-", " ")} `)).status).toBe(200);
    expect(await browser.works()).toBe(200);
    expect((await (await atTheStep(person)).give(codes[0] ?? "")).status).toBe(422);
    const { data } = (
      await server.call<{ data: { second_factor: { recovery_left: number } } }>(person, "GET", "/api/account")
    ).body;
    expect(data.second_factor.recovery_left).toBe(9);
  });

  test("waits after five wrong codes, in every browser, longer each time; a right code then counts for nothing", async () => {
    const { person, uri } = await enrolled();
    const [first, second] = [await atTheStep(person), await atTheStep(person)];
    for (let attempt = 0; attempt < 5; attempt++) expect((await first.give("000000")).status).toBe(422);
    for (const browser of [first, second, await atTheStep(person)]) {
      const { status, headers } = await browser.give(await codeNow(uri));
      expect(status).toBe(429);
      expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
      expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(60);
    }
    await company.owner.query(`update auth.second_factor set wait_until = now() where "userId" = $1`, [person.id]);
    expect((await first.give("000000")).status).toBe(422);
    const waited = await first.give(await codeNow(uri));
    expect(Number(waited.headers.get("retry-after"))).toBeGreaterThan(60);
    await company.owner.query(`update auth.second_factor set wait_until = now() where "userId" = $1`, [person.id]);
    expect((await first.give(await codeNow(uri))).status).toBe(200);
  });

  test("stays one after a new password by a link, and cannot come through the other door", async () => {
    const { person } = await enrolled();
    const made = await server.call<{ data: { link: string } }>(admin, "POST", "/api/people/reset", {
      user_id: person.id,
    });
    const token = made.body.data.link.split("=")[1];
    const used = await server.call(undefined, "POST", "/api/links/new-password", { token, password: current }, from());
    expect([used.body, used.headers.getSetCookie()]).toEqual([{ data: { signed_in: false } }, []]);
    expect((await atTheStep(person)).needs_code).toBe(true);
    const body = { door: "client", email: person.email, password: current };
    const other = await server.call(undefined, "POST", "/api/sign-in", body, from());
    expect([other.status, other.body["needs_code"]]).toEqual([401, undefined]);
  });

  test("is told of to nobody without the password", async () => {
    const { person } = await enrolled();
    const without = await withPassword("sales");
    const answers = [];
    for (const email of [person.email, without.email, "nobody@test.example"]) {
      const body = { door: "employee", email, password: "wrong-horse-battery" };
      const { status, body: told } = await server.call(undefined, "POST", "/api/sign-in", body, from());
      answers.push([status, told.code, told.message]);
    }
    expect(answers).toEqual(Array(3).fill(answers[2]));
  });
});

describe("turning it off", () => {
  test("takes the password and a code, as new recovery codes do, which end the old ones", async () => {
    const { person, uri, codes } = await enrolled();
    for (const path of ["recovery-codes", "remove"]) {
      const wrong = { current: "wrong-horse-battery", code: codes[9] };
      expect((await act(person, path, wrong)).body.details?.fields).toHaveProperty("current");
      expect((await act(person, path, { current })).body.details?.fields).toHaveProperty("code");
      expect((await act(person, path, { current, code: "000000" })).body.details?.fields).toHaveProperty("code");
    }
    const code = await codeNow(uri);
    const renewed = (await act<{ codes: string[] }>(person, "recovery-codes", { current, code })).body.data.codes;
    expect((await (await atTheStep(person)).give(codes[0] ?? "")).status).toBe(422);
    expect((await (await atTheStep(person)).give(renewed[0] ?? "")).status).toBe(200);
    expect((await act(person, "remove", { current, code })).status, "used already").toBe(422);
    expect((await act(person, "remove", { current, code: renewed[1] })).status).toBe(200);
    expect((await atTheStep(person)).needs_code).toBeUndefined();
    expect((await act(person, "remove", { current, code: renewed[2] })).status).toBe(409);
  });

  test("is refused by the database itself to a session that showed no code just now, whatever hash it has", async () => {
    const { person, uri, codes } = await enrolled();
    const stranger = await enrolled();
    const change = (by: TestPerson, recovery: string) => {
      const text = `select app.change_second_factor($1, ${recovery}, $2)`;
      return company.database.flush(by.actor, [{ text, values: [hash, by.token] }]);
    };
    await expect(change(person, "null")).rejects.toThrow("RESOURCE_CONFLICT");
    await expect(change(person, "'{}'")).rejects.toThrow("RESOURCE_CONFLICT");
    // Shown in another session of the same person, or too long ago, it counts for nothing.
    const other = await atTheStep(person);
    await other.give(codes[0] ?? "");
    const shown = { current, code: await codeNow(uri) };
    await server.call(undefined, "POST", "/api/account/second-factor/recovery-codes", shown, { cookie: other.cookie });
    await expect(change(person, "null")).rejects.toThrow("RESOURCE_CONFLICT");
    await company.owner.query(
      `update auth.second_factor set shown_by = $2, shown_at = now() - interval '2 minutes' where "userId" = $1`,
      [person.id, person.token],
    );
    await expect(change(person, "null")).rejects.toThrow("RESOURCE_CONFLICT");
    expect((await atTheStep(stranger.person)).needs_code).toBe(true);
  });

  test("waits after five wrong codes like signing in", async () => {
    const { person, uri } = await enrolled();
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await act(person, "remove", { current, code: "000000" })).status).toBe(422);
    expect((await act(person, "remove", { current, code: await codeNow(uri) })).status).toBe(429);
    expect((await (await atTheStep(person)).give(await codeNow(uri))).status).toBe(429);
  });

  test("for somebody who lost it: an admin for all but admins, the owner of the server for all; sessions end", async () => {
    const { person } = await enrolled();
    const take = (by: TestPerson, user_id: string) =>
      server.call(by, "POST", "/api/people/take-second-factor", { user_id });
    expect((await take(await company.person("sales"), person.id)).status).toBe(403);
    expect((await take(admin, person.id)).status).toBe(200);
    expect((await server.call(person, "GET", "/api/leads")).status).toBe(401);
    expect((await atTheStep(person)).needs_code).toBeUndefined();
    expect((await take(admin, person.id)).status).toBe(404);
    const boss = await enrolled("admin");
    expect((await take(admin, boss.person.id)).status).toBe(403);
    expect(await breakGlass(company.owner, "", "remove-second-step", boss.person.email)).toContain("without codes");
    expect((await atTheStep(boss.person)).needs_code).toBeUndefined();
  });
});

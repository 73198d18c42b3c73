import { hashPassword, verifyPassword } from "better-auth/crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { letterSeal } from "../mail/letter.ts";
import { writeWishedMail } from "../mail/wished-mail.ts";
import { testCompany, type TestCompany, type TestPerson } from "../testing/company.ts";
import { derive_for_tests } from "../testing/keys.ts";
import { testServer, type TestServer } from "../testing/server.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let addresses = 0;
const seal = letterSeal(derive_for_tests("mail"));

beforeAll(async () => {
  company = await testCompany();
  server = await testServer(company, { smtp_url: "smtp://127.0.0.1:1" });
  admin = await company.person("admin");
});
afterAll(async () => {
  await server.close();
  await company.close();
});

const from = () => ({ "x-forwarded-for": `10.8.0.${++addresses}` });
const ask = (email: string) =>
  server.call(undefined, "POST", "/api/sign-in/ask-password", { email: email.toUpperCase() }, from());
const choose = (token: string, password: string) =>
  server.call(undefined, "POST", "/api/links/new-password", { token, password }, from());

async function mailsTo({ email }: { email: string }) {
  while (await writeWishedMail({ ...company, seal, url: "http://localhost:3000" }));
  const { rows } = await company.owner.query<{ body: string }>(
    "select body from app.outgoing_mail where to_address = $1 order by created_at",
    [email],
  );
  return rows.map(({ body }) => seal.open(body).text);
}

const tokenIn = (text = "") => text.match(/#password=([\w-]+)/)?.[1] ?? "";

async function asked(person: TestPerson): Promise<string> {
  expect((await ask(person.email)).status).toBe(200);
  return tokenIn((await mailsTo(person)).at(-1));
}

async function withPassword(role: "sales" | "client"): Promise<TestPerson> {
  const account_id = role === "client" ? await company.row("public.accounts", { name: "Cap Horizon" }) : undefined;
  const person = await company.person(role, account_id ? { account_id } : {});
  const password = await hashPassword("correct-horse-battery");
  await company.row("auth.account", { accountId: person.id, providerId: "credential", userId: person.id, password });
  return person;
}

async function opens({ id }: TestPerson, password: string): Promise<boolean> {
  const { rows } = await company.owner.query<{ password: string }>(
    `select password from auth.account where "userId" = $1`,
    [id],
  );
  return verifyPassword({ hash: rows[0]?.password ?? "", password });
}

test("staff and clients choose a new password by a link that they asked for; it ends what was open, and works once", async () => {
  for (const role of ["sales", "client"] as const) {
    const person = await withPassword(role);
    const former = await asked(person);
    const token = await asked(person);
    expect(token).not.toBe("");
    expect((await mailsTo(person)).at(-1)).toContain(`/auth/${role === "client" ? "client" : "employee"}#password=`);
    expect((await choose(former, "another-horse-battery")).status).toBe(404);
    expect((await server.call(person, "GET", "/api/account")).status).toBe(200);
    expect((await choose(token, "another-horse-battery")).status).toBe(200);
    expect((await server.call(person, "GET", "/api/account")).status).toBe(401);
    expect(await opens(person, "another-horse-battery")).toBe(true);
    expect((await choose(token, "third-horse-battery")).status).toBe(404);
  }
});

test("every address is answered alike, three times in a quarter of an hour; a stranger gets no mail", async () => {
  const person = await withPassword("sales");
  for (const email of [person.email, "stranger@test.example"]) {
    const answers = [];
    for (let time = 0; time < 4; time++) answers.push((await ask(email)).status);
    expect(answers).toEqual([200, 200, 200, 429]);
  }
  expect(await mailsTo(person)).toHaveLength(3);
  expect(await mailsTo({ email: "stranger@test.example" })).toEqual([]);
});

test("an administrator is told where their password is changed, and gets no link", async () => {
  expect((await ask(admin.email)).status).toBe(200);
  const mails = await mailsTo(admin);
  expect(mails).toHaveLength(1);
  expect(mails[0]).toContain("bin/admin reset-password");
  expect(mails[0]).not.toContain("#password=");
});

test("a link dies with its address, with its person's suspension, and where they have become an administrator", async () => {
  const [moved, suspended, risen] = [
    await withPassword("sales"),
    await withPassword("sales"),
    await withPassword("sales"),
  ];
  const tokens = [await asked(moved), await asked(suspended), await asked(risen)];
  await company.owner.query("update public.people set email = 'moved@test.example' where id = $1", [moved.id]);
  await company.owner.query("update public.people set status = 'suspended' where id = $1", [suspended.id]);
  await company.owner.query("insert into public.user_roles (user_id, role) values ($1, 'admin')", [risen.id]);
  for (const token of tokens) expect((await choose(token, "another-horse-battery")).status).toBe(404);
});

test("a link that an administrator made outlives what others ask for in one's name", async () => {
  const person = await withPassword("sales");
  const made = await server.call<{ data: { link: string } }>(admin, "POST", "/api/people/reset", {
    user_id: person.id,
  });
  await asked(person);
  expect((await choose(tokenIn(made.body.data.link), "another-horse-battery")).status).toBe(200);
});

test("whoever has chosen a new password by one link is safe from every other", async () => {
  const made = async (person: TestPerson) => {
    const body = { user_id: person.id };
    return tokenIn(
      (await server.call<{ data: { link: string } }>(admin, "POST", "/api/people/reset", body)).body.data.link,
    );
  };
  const [one, other] = [await withPassword("sales"), await withPassword("sales")];
  const [by_admin, own] = [await made(one), await asked(one)];
  expect((await choose(own, "another-horse-battery")).status).toBe(200);
  expect((await choose(by_admin, "third-horse-battery")).status).toBe(404);
  const [second_by_admin, second_own] = [await made(other), await asked(other)];
  expect((await choose(second_by_admin, "another-horse-battery")).status).toBe(200);
  expect((await choose(second_own, "third-horse-battery")).status).toBe(404);
});

import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestCompany, TestPerson } from "../testing/company.ts";
import { mailCompany, type MailCompany } from "../testing/mail-company.ts";
import { deliverAll } from "../testing/notices.ts";
import type { TestServer } from "../testing/server.ts";
import type { Mailing } from "./mailing.ts";
import { mailStep } from "../testing/mail-step.ts";

let company: TestCompany;
let server: TestServer;
let admin: TestPerson;
let claire: TestPerson;
let made: MailCompany;
let received: MailCompany["received"];
// What the server answers to a mail instead of taking it.
let refusal: { code: number; message: string } | undefined;
let mailing: Mailing;

beforeAll(async () => {
  made = await mailCompany({
    reads: readable,
    refuses_mail: () => (refusal ? Object.assign(new Error(refusal.message), { responseCode: refusal.code }) : null),
  });
  ({ company, server, mailing, received } = made);
  admin = await company.person("admin", { name: "Adèle <b>Morin</b>" });
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Vasseur" });
});
beforeEach(async () => {
  await work();
  received.length = 0;
  refusal = undefined;
});
afterAll(() => made.close());

// Quoted-printable, unfolded.
const readable = (text: string) =>
  Buffer.from(
    text
      .replace(/=\r\n/g, "")
      .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    "latin1",
  ).toString("utf8");
const work = async (with_post: Mailing = mailing) => {
  while (await mailStep(with_post));
};
const give = async (name: string, to = claire) => {
  const id = await company.row("public.leads", { name, owner_id: null });
  await server.call(admin, "POST", "/api/leads/assign", { id, owner_id: to.id });
  return id;
};
const due = async () => {
  await deliverAll(company);
  await company.owner.query("update app.notice_mails set due_at = now()");
};
type Log = {
  data: {
    configured: boolean;
    mails: {
      id: string;
      state: string;
      attempts: number;
      last_error: string | null;
      subject: string;
      can_retry: boolean;
    }[];
  };
};
const log = async (person = admin) => (await server.call<Log>(person, "GET", "/api/outgoing_mail")).body.data;

test("several notifications are one mail, escaped, with links, in the reader's language", async () => {
  await company.owner.query("update public.people set language = 'fr' where id = $1", [claire.id]);
  const id = await give("Kolb & <script>Fils</script>");
  await give("Ateliers du Rivage");
  await due();
  await work();
  expect(received).toHaveLength(1);
  const [mail] = received;
  expect(mail?.to).toEqual([claire.email]);
  expect(mail?.text).toContain("Subject: 2 notifications");
  expect(mail?.text).toContain("Bonjour Claire Vasseur,");
  expect(mail?.text).toContain("Prospect désormais à votre charge");
  expect(mail?.text).toContain("Kolb &#38; &#60;script&#62;");
  expect(mail?.text.split("text/html")[1]).not.toContain("<script>");
  expect(mail?.text).toContain(`http://localhost:3000/leads?id=${id}`);
  expect(await log()).toMatchObject({ configured: true, mails: [{ state: "sent", attempts: 1, last_error: null }] });
  const { rows } = await company.owner.query("select body from app.outgoing_mail");
  expect(rows).toEqual([{ body: null }]);
  await company.owner.query("update public.people set language = 'en' where id = $1", [claire.id]);
});

test("what was read meanwhile, or is no longer seen, is not mailed", async () => {
  await give("Read already");
  const taken = await give("Taken away");
  await deliverAll(company);
  const far = await company.person("sales", { team_id: await company.team("Far") });
  await server.call(admin, "POST", "/api/leads/assign", { id: taken, owner_id: far.id });
  await deliverAll(company);
  await server.call(claire, "POST", "/api/rpc/mark_all_notifications_read");
  await due();
  await work();
  expect(received.map(({ to }) => to)).toEqual([[far.email]]);
});

test("a server that is away delays the mail, and one that refuses for good ends it until an admin tries again", async () => {
  await give("Patience");
  await due();
  refusal = { code: 451, message: "Come back later" };
  await work();
  expect((await log()).mails[0]).toMatchObject({ state: "queued", attempts: 1, can_retry: false });
  expect((await log()).mails[0]?.last_error).toContain("Come back later");
  refusal = { code: 550, message: "No such box" };
  await company.owner.query("update app.outgoing_mail set next_attempt_at = now() where state = 'queued'");
  await work();
  const [failed] = (await log()).mails;
  expect(failed).toMatchObject({ state: "failed", attempts: 2, can_retry: true });
  refusal = undefined;
  expect((await server.call(claire, "POST", "/api/outgoing_mail/retry", { id: failed?.id })).status).toBe(403);
  expect((await server.call(admin, "POST", "/api/outgoing_mail/retry", { id: failed?.id })).status).toBe(200);
  await work();
  expect((await log()).mails[0]).toMatchObject({ id: failed?.id, state: "sent" });
  expect(received).toHaveLength(1);
});

test("what cannot be written for one is set aside, and the others' mail goes out", async () => {
  const amir = await company.person("sales");
  const failures: unknown[] = [];
  const as_it_was = "select pg_get_functiondef('app.would_see(uuid, text, uuid)'::regprocedure) as text";
  const would_see = (await company.owner.query<{ text: string }>(as_it_was)).rows[0]?.text ?? "";
  await give("Cannot be judged", claire);
  await give("Reaches Amir", amir);
  await due();
  await company.owner.query("update app.notice_mails set due_at = due_at - interval '1 minute' where user_id = $1", [
    claire.id,
  ]);
  await company.owner.query(
    `create or replace function app.would_see(p_user uuid, p_entity text, p_row uuid) returns boolean language plpgsql as $$
     begin if p_user = '${claire.id}' then raise 'cannot be judged'; end if; return true; end $$`,
  );
  await work({ ...mailing, failed: (error) => failures.push(error) });
  await company.owner.query(would_see);
  expect(received.map(({ to }) => to)).toEqual([[amir.email]]);
  expect(failures).toHaveLength(1);
  const { body } = await server.call<{ data: object[] }>(admin, "GET", "/api/set_aside");
  expect(body.data).toMatchObject([
    { work: "mail", person: "Claire Vasseur", error: "cannot be judged", can_retry: false },
  ]);
});

test("without a mail server mails wait, and are not sent when they are of no more use", async () => {
  await give("Waiting");
  await due();
  await work({ ...mailing, post: undefined });
  expect((await log()).mails[0]).toMatchObject({ state: "queued", attempts: 0 });
  await company.owner.query("update app.outgoing_mail set expires_at = now() where state = 'queued'");
  await work();
  expect((await log()).mails[0]).toMatchObject({ state: "expired", last_error: "Too old to be of use" });
  expect(received).toEqual([]);
});

test("a server that dies after the mail was taken sends it once more under the same id; two at once send it once", async () => {
  await give("Twice");
  await due();
  await work({ ...mailing, post: undefined });
  const dies = { ...mailing, database: { ...company.database, flush: dyingAfterLease() } };
  await expect(mailStep(dies)).rejects.toThrow("killed");
  await company.owner.query("update app.outgoing_mail set leased_until = now() where state = 'queued'");
  await Promise.all([mailStep(mailing), mailStep(mailing), mailStep(mailing)]);
  expect(received).toHaveLength(2);
  const [first, second] = received.map(({ text }) => /^Message-ID: .*$/im.exec(text)?.[0]);
  expect(first).toBe(second);
  expect((await log()).mails[0]).toMatchObject({ state: "sent" });
});

function dyingAfterLease(): typeof company.database.flush {
  return async (actor, statements) => {
    if (statements[0]?.text.includes("settle_mail")) throw new Error("killed");
    return company.database.flush(actor, statements);
  };
}

test("an invitation and a link for a password reach whom they are for; the queue keeps no link that can be read", async () => {
  const body = { email: "nina@test.example", role: "sales" };
  const invited = await server.call<{ data: { link: string; mailed: boolean } }>(
    admin,
    "POST",
    "/api/invitations",
    body,
  );
  expect(invited.body.data.mailed).toBe(true);
  const { link } = invited.body.data;
  const { rows } = await company.owner.query("select body from app.outgoing_mail where body is not null");
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toContain(link.split("=")[1]);
  await work();
  expect(received).toMatchObject([{ to: ["nina@test.example"] }]);
  expect(received[0]?.text).toContain(link);
  const reset = await server.call<{ data: { link: string } }>(admin, "POST", "/api/people/reset", {
    user_id: claire.id,
  });
  await work();
  expect(received.at(-1)?.to).toEqual([claire.email]);
  expect(received.at(-1)?.text).toContain(reset.body.data.link);
  const kept = await company.owner.query("select 1 from app.outgoing_mail where body is not null");
  expect(kept.rows).toEqual([]);
});

test("nobody but those who may sees the log, and nobody sends mail to an address of their choice", async () => {
  expect((await server.call(claire, "GET", "/api/outgoing_mail")).status).toBe(403);
  const run = (text: string) =>
    company.database.flush(claire.actor, [{ text, values: [] }]).then(
      ([rows]) => rows,
      (error: Error) => error.message,
    );
  for (const text of [
    "select * from app.outgoing_mail",
    "select app.lease_mail()",
    `select app.take_notice_mail('${claire.id}')`,
    "select app.next_notice_mail()",
    `select app.queue_notice_mail('${claire.id}', 'x', 'x', 'x')`,
    `select app.settle_mail('${claire.id}', 1, null, false)`,
  ])
    expect(await run(text), text).toMatch(/permission denied/);
  expect(await run(`select app.queue_link_mail('invitation', '\\x00', 'x', 'x')`)).toMatch(/RESOURCE_NOT_FOUND/);
});

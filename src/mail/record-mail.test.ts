import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TestCompany, TestPerson } from "../testing/company.ts";
import { mailCompany, type MailCompany } from "../testing/mail-company.ts";
import { noticesOf } from "../testing/notices.ts";
import type { TestServer } from "../testing/server.ts";
import { mailStep } from "../testing/mail-step.ts";
import { recordLetter } from "./record-letter.ts";

// E-mails to people of a record, over a real SMTP server: answered to whoever wrote them, kept, and once only.
let company: TestCompany;
let server: TestServer;
let claire: TestPerson, thomas: TestPerson;
let made: MailCompany;
let received: MailCompany["received"];
let refused: string[] = [];
let mailing: MailCompany["mailing"];

beforeAll(async () => {
  made = await mailCompany({
    refuses: (address) =>
      refused.includes(address) ? Object.assign(new Error("No such mailbox"), { responseCode: 550 }) : null,
  });
  ({ company, server, received, mailing } = made);
  claire = await company.person("sales", { team_id: await company.team("North"), name: "Claire Vasseur" });
  thomas = await company.person("sales", { team_id: await company.team("South"), name: "Thomas Bellec" });
});
beforeEach(async () => {
  await company.owner.query("delete from app.outgoing_mail");
  received.length = 0;
  refused = [];
});
afterAll(() => made.close());

const ada = "ada@durand.example";
const lead = (rest: object = {}, owner = claire) =>
  company.row("public.leads", {
    name: "Ada Durand",
    owner_id: owner.id,
    emails: [ada, "office@durand.example"],
    ...rest,
  });
const send = (row_id: string, rest: object = {}, by = claire, headers = {}) => {
  const letter = { entity: "leads", row_id, to: [ada], subject: "Our offer", text: "Good morning,\n\nhere **it** is." };
  return server.call<{ data: { id: string } }>(by, "POST", "/api/record_mail", { ...letter, ...rest }, headers);
};
type Letters = { configured: boolean; letters: { activity_id: string; to: string; state: string; error: string }[] };
const letters = async (row_id: string, by = claire, entity = "leads") =>
  (await server.call<{ data: Letters }>(by, "GET", `/api/record_mail?entity=${entity}&row_id=${row_id}`)).body.data;
const work = async () => {
  while (await mailStep(mailing));
};
const activities = async (row_id: string) => {
  const text = "select kind, state, subject, body, owner_id from public.activities where row_id = $1";
  return (await company.owner.query(text, [row_id])).rows as object[];
};

test("an e-mail arrives, is answered to whoever wrote it, stands in the timeline at once, and comes once", async () => {
  const id = await lead();
  const key = { "idempotency-key": "0190aaaa-0000-7000-8000-000000000001" };
  const to = [ada, "office@durand.example"];
  const [sent, again] = [await send(id, { to }, claire, key), await send(id, { to }, claire, key)];
  expect(sent.status).toBe(201);
  expect(again.body.data).toEqual(sent.body.data);
  const said = { kind: "email", state: "done", subject: "Our offer", body: "Good morning,\n\nhere **it** is." };
  expect(await activities(id)).toEqual([{ ...said, owner_id: claire.id }]);
  expect(await letters(id)).toMatchObject({
    configured: true,
    letters: [{ activity_id: sent.body.data.id, state: "queued", error: null }, { state: "queued" }],
  });
  await work();
  expect(
    received
      .map((each) => each.to)
      .flat()
      .toSorted(),
  ).toEqual(to);
  expect(received[0]?.text).toMatch(new RegExp(`^Reply-To: Claire Vasseur <${claire.email}>`, "m"));
  expect(received[0]?.text).toMatch(/^From: Tandem <tandem@test\.example>/m);
  expect(received[0]?.text).not.toContain("Auto-Submitted");
  expect(received[0]?.text).toContain("<strong>it</strong>");
  expect((await letters(id)).letters.map(({ state }) => state)).toEqual(["sent", "sent"]);
  await work();
  expect(received).toHaveLength(2);
});

test("a server that is killed before it settles sends it once more under the same id, and two at once send it once", async () => {
  await send(await lead());
  const flush: typeof company.database.flush = async (actor, statements) => {
    if (statements[0]?.text.includes("settle_mail")) throw new Error("killed");
    return company.database.flush(actor, statements);
  };
  await expect(mailStep({ ...mailing, database: { ...company.database, flush } })).rejects.toThrow("killed");
  await company.owner.query("update app.outgoing_mail set leased_until = now() where state = 'queued'");
  await Promise.all([mailStep(mailing), mailStep(mailing)]);
  expect(received).toHaveLength(2);
  const [first, second] = received.map(({ text }) => /^Message-ID: .*$/im.exec(text)?.[0]);
  expect(first).toBe(second);
});

test("an address that is refused is said in the server's words, on the timeline and to the sender alone", async () => {
  const id = await lead();
  refused = [ada];
  await send(id, { to: [ada, "office@durand.example"] });
  await work();
  expect((await letters(id)).letters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ to: ada, state: "failed", error: expect.stringContaining("No such mailbox") }),
      expect.objectContaining({ to: "office@durand.example", state: "sent" }),
    ]),
  );
  const notices = (await noticesOf(server, claire, { kind: { eq: "undelivered" } })) as object[];
  expect(notices).toMatchObject([{ title: "An e-mail did not arrive", action_url: `/leads?id=${id}` }]);
  expect(JSON.stringify(notices)).toContain("No such mailbox");
  expect(await noticesOf(server, thomas, { kind: { eq: "undelivered" } })).toEqual([]);
});

test("what is too old to be sent is told as well", async () => {
  const id = await lead({ name: "Late" });
  await send(id, { subject: "Too late" });
  await company.owner.query("update app.outgoing_mail set expires_at = now() where state = 'queued'");
  await work();
  expect((await letters(id)).letters).toMatchObject([{ state: "expired" }]);
  expect(received).toEqual([]);
  const notices = (await noticesOf(server, claire, { kind: { eq: "undelivered" } })) as { message: string }[];
  expect(notices.filter(({ message }) => message.includes("Too late"))).toHaveLength(1);
});

describe("nothing is written", () => {
  test("by whoever may not log an activity, nor by a program, and nobody else sees what became of it", async () => {
    const id = await lead();
    expect((await send(id, {}, thomas)).status).toBeGreaterThanOrEqual(403);
    // A run acts as its person, who has to do this themselves.
    const hash = createHash("sha256").update("a-run").digest();
    const until = new Date(Date.now() + 3_600_000);
    await company.row("app.runs", { user_id: claire.id, purpose: "import", token_hash: hash, expires_at: until });
    const text = "select app.mail_record($1, $2, $3, $4, $5, $6)::text";
    const asked = { text, values: ["leads", id, [ada], "Hello", "Hello", "x"] };
    await expect(company.database.flush({ proof: "run:a-run" }, [asked])).rejects.toMatchObject({ code: "42501" });
    const support = await company.person("support");
    expect((await send(id, {}, support)).status).toBe(403);
    await send(id);
    expect((await letters(id, thomas)).letters).toEqual([]);
    expect(await activities(id)).toHaveLength(1);
  });

  test("to an address that is none of the record, or of somebody who is not to be contacted", async () => {
    const [open, quiet] = [await lead(), await lead({ do_not_contact: true })];
    const stranger = await send(open, { to: ["boss@rival.example"] });
    expect(stranger).toMatchObject({ status: 422 });
    expect(stranger.body.details?.fields).toEqual({ to: "an address is none of this record: add it there first" });
    const asked = await send(quiet);
    expect(asked).toMatchObject({ status: 422 });
    expect(asked.body.details?.fields).toEqual({ to: "whoever has this address is not to be contacted" });
    expect([await activities(open), await activities(quiet)]).toEqual([[], []]);
    // The queue takes nothing but from the act that writes the activity.
    const [activity] = (await company.owner.query("select id from public.activities where kind = 'email' limit 1"))
      .rows as { id: string }[];
    const queue = {
      text: "select app.queue_letter($1, array['boss@rival.example'], 'x')::text",
      values: [activity?.id],
    };
    await expect(company.database.flush(claire.actor, [queue])).rejects.toThrow("RESOURCE_NOT_FOUND");
  });

  test("beyond the limits, each with its sentence", async () => {
    const emails = Array.from({ length: 11 }, (_, n) => `p${n}@durand.example`);
    const id = await lead({ emails });
    const to = emails.slice(0, 10);
    for (const [field, wrong, sentence] of [
      ["to", { to: emails }, "has at most 10 addresses"],
      ["to", { to: [] }, "needs an address"],
      ["subject", { subject: "x".repeat(201) }, "has at most 200 characters"],
      ["subject", { subject: " " }, "needs a subject"],
      ["text", { text: "x".repeat(20_001) }, "has at most 20,000 characters"],
      ["text", { text: "" }, "needs a text"],
    ] as const) {
      const { status, body } = await send(id, { to, ...wrong });
      expect(status, sentence).toBe(422);
      expect(body.details?.fields?.[field]).toBe(sentence);
    }
    const busy = await company.person("sales");
    const mine = await lead({ emails }, busy);
    for (let n = 0; n < 20; n++) expect((await send(mine, { to }, busy)).status).toBe(201);
    const refusal = await send(mine, { to: to.slice(0, 1) }, busy);
    expect(refusal).toMatchObject({
      status: 429,
      body: { message: "You may send 200 e-mails a day. Try again tomorrow." },
    });
    expect(await activities(mine)).toHaveLength(20);
  });

  test("into its headers", async () => {
    const id = await lead();
    for (const subject of ["Hi\r\nBcc: x@y.example", "Hi\nBcc: x@y.example", "Hi\u2028there", "Hi\u0000"])
      expect((await send(id, { subject })).status, JSON.stringify(subject)).toBeGreaterThanOrEqual(400);
    await company.owner.query("update public.people set name = E'Claire\\r\\nBcc: x@y.example' where id = $1", [
      claire.id,
    ]);
    await send(id, { subject: "Héros ; « prêt » 🎉" });
    await work();
    await company.owner.query("update public.people set name = 'Claire Vasseur' where id = $1", [claire.id]);
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual([ada]);
    expect(received[0]?.text).not.toMatch(/^Bcc:/m);
    expect(received[0]?.text).toMatch(/^Subject: =\?UTF-8\?/m);
  });
});

test("from a client one writes to its people", async () => {
  const account_id = await company.row("public.accounts", { name: "Cap Horizon", owner_id: claire.id });
  const contact = { name: "Ada Durand", account_id, owner_id: claire.id, emails: [ada] };
  await company.row("public.contacts", contact);
  await company.row("public.contacts", { ...contact, emails: ["left@durand.example"], status: "left_company" });
  expect((await send(account_id, { entity: "accounts" })).status).toBe(201);
  expect((await send(account_id, { entity: "accounts", to: ["left@durand.example"] })).status).toBe(422);
  await work();
  expect(received).toHaveLength(1);
});

test("a client reads nothing of what was written to their people", async () => {
  const account_id = await company.row("public.accounts", { name: "Cap Ferret", owner_id: claire.id });
  const contact = { name: "Ada Durand", account_id, owner_id: claire.id, emails: [ada] };
  const contact_id = await company.row("public.contacts", contact);
  const client = await company.person("client_admin", { account_id });
  expect((await send(account_id, { entity: "accounts" })).status).toBe(201);
  expect((await send(contact_id, { entity: "contacts" })).status).toBe(201);
  expect((await letters(account_id, claire, "accounts")).letters).toHaveLength(1);
  expect((await letters(account_id, client, "accounts")).letters).toEqual([]);
  expect((await letters(contact_id, client, "contacts")).letters).toEqual([]);
});

test("a head of a table that is as wide as a letter may be makes no cells", () => {
  const wide = `${"a|".repeat(2500)}\n${"-|".repeat(2500)}\n${"a\n".repeat(4000)}`;
  expect(recordLetter(wide).html.length).toBeLessThan(100_000);
});

test("no letter takes the only thread, whatever it stresses and however deep it stands; such a one goes out as it is", () => {
  const began = performance.now();
  for (const part of ["*a_", "__a_ ", "_a", "**_", "> ", ">", "1. ", "- ", "- > ", "*\t", " \t \t"]) {
    const text = part.repeat(20_000 / part.length);
    const { html } = recordLetter(text);
    expect(html.length, part).toBeLessThan(150_000);
  }
  expect(performance.now() - began).toBeLessThan(2000);
  const again = performance.now();
  for (const text of [`www.a.b/${"&a;".repeat(6600)}`, `a${" ".repeat(19_990)}b`])
    expect(recordLetter(text).html.length, text.slice(0, 12)).toBeLessThan(150_000);
  expect(performance.now() - again).toBeLessThan(300);
  expect(recordLetter(`${"> ".repeat(30)}a\n<b>`).html).toBe(`<p>${"&#62; ".repeat(30)}a<br>&#60;b&#62;</p>`);
  expect(recordLetter("> a\n> - *b*").html).toContain("<em>b</em>");
});

test("what stands in a letter is unreadable in the queue, and gone once it was sent", async () => {
  await send(await lead(), { text: "A very private sentence." });
  const kept = async () =>
    (await company.owner.query("select body from app.outgoing_mail where body is not null")).rows;
  expect(await kept()).toHaveLength(1);
  expect(JSON.stringify(await kept())).not.toContain("private");
  await work();
  expect(await kept()).toEqual([]);
});

test("HTML in a letter is text, and no link runs a script", () => {
  const { html, text } = recordLetter(
    "<img src=x onerror=alert(1)> [a](javascript:alert(1)) ![b](https://x.example/p) *c*",
  );
  expect(text).toContain("<img");
  expect(html).not.toMatch(/<img|href="javascript|<script/i);
  expect(html).toContain("<em>c</em>");
  expect(html).toContain('<a href="https://x.example/p">b</a>');
});

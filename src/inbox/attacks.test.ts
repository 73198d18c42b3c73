import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { inboxCompany, type InboxCompany, letter, type Mailbox } from "../testing/inbox-company.ts";
import { letterPage } from "./letter-page.ts";
import { readLetter } from "./read-letter.ts";

let there: InboxCompany;
let ada: TestPerson, claire: TestPerson;
let box: Mailbox;

beforeAll(async () => {
  there = await inboxCompany();
  ada = await there.company.person("admin", { name: "Ada" });
  claire = await there.company.person("support", { name: "Claire" });
  box = await there.mailbox(ada, { address: "help@here.example", visibility: "company" });
});
afterAll(() => there.close());

const called = async (name: string) => (await there.conversations(claire, { name }))[0];
const status = async () =>
  (await there.server.call<{ data: Mailbox }>(ada, "GET", `/api/mailboxes/${box.id}`)).body.data.status;

test("no message blocks a box: what the database does not take is said of it, and those after it are read", async () => {
  const long = "漢".repeat(330);
  const hostile: Record<string, string>[] = [
    { Subject: "=?utf-8?Q?a=00b?=", "Message-ID": "<n0@x.example>" },
    { Subject: "Zero id", "Message-ID": "=?utf-8?Q?<z=00z@x.example>?=" },
    { Subject: "Zero reference", "Message-ID": "<n2@x.example>", References: "=?utf-8?Q?<a=00b@x.example>?=" },
    { Subject: "Long id", "Message-ID": `<${long}@x.example>` },
    { Subject: "Long reference", "Message-ID": "<n4@x.example>", References: `<${long}@x.example>` },
    { Subject: "After them", "Message-ID": "<n5@x.example>" },
  ];
  for (const headers of hostile) await there.imap.deliver(box.address, letter(headers));
  await there.sync();
  expect([await status(), (await called("After them"))?.letters]).toEqual(["working", 1]);
  // (By the long one's digest both are one thread.)
  expect((await called("Long id"))?.letters).toBe(2);
});

test("an answer to a removed conversation begins one, and a contact of a removed client writes as nobody's", async () => {
  const { server, imap } = there;
  await imap.deliver(box.address, letter({ Subject: "Removed", "Message-ID": "<r1@x.example>" }));
  await there.sync();
  const first = await called("Removed");
  expect((await server.call(ada, "DELETE", `/api/conversations/${first?.id}`)).status).toBeLessThan(300);
  const client = await server.made<{ id: string }>(ada, "accounts", { name: "Gone" });
  await server.made(ada, "contacts", { name: "Ida", account_id: client.id, emails: ["ida@gone.example"] });
  await server.call(ada, "DELETE", `/api/accounts/${client.id}`);
  await imap.deliver(box.address, letter({ Subject: "Re: Removed", "In-Reply-To": "<r1@x.example>" }));
  await imap.deliver(box.address, letter({ From: "Ida <ida@gone.example>", Subject: "Client gone" }));
  await there.sync();
  expect([await status(), (await called("Removed"))?.id === first?.id]).toEqual(["working", false]);
  expect((await called("Client gone"))?.account_id).toBeNull();
});

test("who may change the mailbox of a team, and is not in it, reads nothing of what came to it", async () => {
  const { company, server, imap } = there;
  const team_id = await company.team("Night");
  const nora = await company.person("support", { name: "Nora", team_id });
  const night = await there.mailbox(ada, {
    address: "night@here.example",
    visibility: "team",
    readers_team_id: team_id,
  });
  await imap.deliver(night.address, letter({ To: night.address, Subject: "For the night" }));
  await there.sync();
  expect(await there.conversations(nora, { mailbox_id: night.id })).toHaveLength(1);
  expect(await there.conversations(ada, { mailbox_id: night.id })).toEqual([]);
  const path = `/api/inbox/mailboxes/${night.id}`;
  expect((await server.call(ada, "GET", `${path}/missing?q=night`)).status).toBe(404);
  expect((await server.call(ada, "POST", `${path}/look`, { q: "night" })).status).toBe(403);
  const draft = { mailbox_id: night.id, recipients: { to: [], cc: [], bcc: [] } };
  expect((await server.call(ada, "PUT", `/api/inbox/drafts/${crypto.randomUUID()}`, draft)).status).toBe(404);
});

test("another letter under a known Message-ID is kept, and an old one that is moved here later is read", async () => {
  const { imap } = there;
  await imap.deliver(box.address, letter({ Subject: "Twice", "Message-ID": "<t@x.example>" }));
  await there.sync();
  await imap.deliver(
    box.address,
    letter({ From: "Eve <eve@x.example>", Subject: "Other", "Message-ID": "<t@x.example>" }),
  );
  const old = await there.mailbox(ada, { address: "old@here.example", visibility: "company" });
  await there.sync();
  expect((await called("Other"))?.letters).toBe(1);
  const other = await imap.open(old.address);
  await other.append("INBOX", letter({ Subject: "Old one" }), [], new Date("2010-01-01"));
  await other.logout();
  await there.sync();
  expect((await called("Old one"))?.letters).toBe(1);
});

test("what a server has begun to send is not taken back, and one attempt at a time sends", async () => {
  const { company, server } = there;
  const recipients = { to: [{ address: "ines@moulins.example" }], cc: [], bcc: [] };
  const id = await there.draft(claire, { mailbox_id: box.id, subject: "Once", body: "x", recipients });
  await server.call(claire, "POST", `/api/inbox/drafts/${id}/send`, {});
  await company.owner.query("update public.mails set send_at = now() where id = $1", [id]);
  const lease = { text: "select app.lease_box_mail()::text", values: [] };
  const leased = await company.database.flush(company.system, [lease]);
  expect(leased[0]?.[0]?.[0]).toContain(id);
  expect((await company.database.flush(company.system, [lease]))[0]?.[0]?.[0] ?? null).toBeNull();
  expect((await server.call(claire, "POST", `/api/inbox/drafts/${id}/recall`, {})).status).toBe(409);
});

test("a picture that is shown a thousand times fills no page, and what is nested without end is read in a moment", async () => {
  const html = '<img src="cid:a">'.repeat(1000);
  const file = { name: "a", media_type: "image/png", bytes: 300_000, digest: "a", cid: "a" };
  const store = { read: () => [Buffer.alloc(300_000)] } as never;
  const c = { html: (page: string) => page } as never;
  const page = (await letterPage(c, store, { html, files: [file] }, false)) as unknown as string;
  expect(page.length).toBeLessThan(9_000_000);
  const began = performance.now();
  const nested = `Content-Type: text/html\r\n\r\n${"<div>".repeat(800_000)}words`;
  const { letter: read } = await readLetter(Buffer.from(nested));
  expect([read.html, read.problem]).toEqual([null, "Its formatted text is too long to be shown."]);
  // (60 seconds without the limit.)
  expect(performance.now() - began).toBeLessThan(20_000);
});

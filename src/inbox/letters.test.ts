import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { inboxCompany, type InboxCompany, letter, type Mailbox } from "../testing/inbox-company.ts";

let there: InboxCompany;
let ada: TestPerson, claire: TestPerson, hugo: TestPerson;
let box: Mailbox;

beforeAll(async () => {
  there = await inboxCompany();
  const { company } = there;
  ada = await company.person("admin", { name: "Ada" });
  claire = await company.person("support", { name: "Claire" });
  hugo = await company.person("sales", { name: "Hugo" });
  box = await there.mailbox(ada, { address: "help@here.example", visibility: "company" });
});
afterAll(() => there.close());

test("strange letters stop no box: each is readable, or says why, and the look for a missing one finds where it is", async () => {
  const { imap, server } = there;
  const odd: [string, string | Buffer][] = [
    ["what is answered later", letter({ Subject: "Delivery", "Message-ID": "<d1@x.example>" })],
    ["nothing at all", "\r\n"],
    [
      "no Message-ID, a date in the future, an answer by its subject",
      letter({ Subject: "Re: Delivery", Date: "Fri, 1 Jan 2180 00:00:00 +0000" }, "By subject"),
    ],
    [
      "half a MIME",
      letter(
        { Subject: "Half", "MIME-Version": "1.0", "Content-Type": 'multipart/mixed; boundary="x"' },
        "--x\r\nContent-Type: text/plain\r\n\r\nThe rest is mi",
      ),
    ],
    [
      "unknown charset",
      letter({ Subject: "=?x-unknown?Q?=E9t=E9?=", "Content-Type": "text/plain; charset=x-nobody" }, "été"),
    ],
    ["zeros", Buffer.from(letter({ Subject: "Zero\u0000s" }, "a\u0000b"))],
    [
      "scripts",
      letter(
        { Subject: "Attack", "Content-Type": "text/html" },
        '<script>alert(1)</script><p onclick="x()" style="position:fixed;background:url(https://t.example/x)">Hi <a href="javascript:x()">there</a><img src="https://t.example/p.gif"><form action="https://t.example"><input></form></p>',
      ),
    ],
    ["an automatic answer", letter({ Subject: "Away", "Auto-Submitted": "auto-replied" })],
  ];
  for (const [, raw] of odd) await imap.deliver(box.address, raw);
  await there.sync();
  const open = await there.conversations(claire);
  expect(open.find(({ name }) => name === "Delivery")).toMatchObject({
    joined_by_subject: true,
    last_words: "By subject",
  });
  const attack = open.find(({ name }) => name === "Attack");
  const [mail] = await there.mails(claire, attack?.id ?? "");
  const page = await server.send(claire, "GET", `/api/inbox/mails/${mail?.id}/page`);
  expect(page.headers.get("content-security-policy")).toMatch(/^sandbox .*default-src 'none'.*img-src data:;/);
  const html = await page.text();
  expect(html).toContain("Hi <a");
  expect(html).not.toMatch(/script|onclick|javascript|position|url\(|<form|<input/i);
  expect((await there.mails(claire, open.find(({ name }) => name === "Away")?.id ?? ""))[0]?.nature).toBe("automatic");
  expect(open.find(({ name }) => name === "Half")?.last_words).toBe("The rest is mi");
  const other = await imap.open(box.address);
  await other.append("Junk", letter({ Subject: "Lost", "Message-ID": "<lost@x.example>" }));
  await other.logout();
  const missing = await server.call<{ data: object[] }>(
    claire,
    "GET",
    `/api/inbox/mailboxes/${box.id}/missing?q=Attack`,
  );
  expect(missing.body.data).toMatchObject([{ outcome: "stored", conversation_id: attack?.id, removed: false }]);
  const look = await server.call<{ data: object[] }>(ada, "POST", `/api/inbox/mailboxes/${box.id}/look`, { q: "Lost" });
  expect(look.body.data).toMatchObject([{ path: "Junk", message_id: "<lost@x.example>" }]);
});

test("a note stays in the house, and a file comes and goes with its letter", async () => {
  const { imap, server, smtp } = there;
  const part = [
    "--x",
    "Content-Type: application/pdf; name=offer.pdf",
    "Content-Disposition: attachment; filename=offer.pdf",
    "Content-Transfer-Encoding: base64",
    "",
    Buffer.from("%PDF-1.4").toString("base64"),
    "--x--",
  ].join("\r\n");
  await imap.deliver(
    box.address,
    letter(
      { Subject: "Files", "Message-ID": "<a1@x.example>", "Content-Type": "multipart/mixed; boundary=x" },
      `--x\r\nContent-Type: text/plain\r\n\r\nSee the offer\r\n${part}`,
    ),
  );
  await there.sync();
  const [open] = await there.conversations(claire, { name: "Files" });
  const [mail] = await there.mails(claire, open?.id ?? "");
  expect(mail?.attachments).toMatchObject([{ no: 0, name: "offer.pdf", bytes: 8 }]);
  expect(await (await server.send(claire, "GET", `/api/inbox/mails/${mail?.id}/files/0`)).text()).toBe("%PDF-1.4");
  const noted = await server.call(claire, "POST", `/api/inbox/conversations/${open?.id}/notes`, {
    body: "Secret margin 40 %",
    mention_ids: [hugo.id],
  });
  expect(noted.status).toBe(201);
  const id = await there.draft(claire, {
    mailbox_id: box.id,
    conversation_id: open?.id,
    subject: "Fwd: Files",
    body: "Here",
    recipients: { to: [{ address: "carl@x.example" }], cc: [], bcc: [] },
    files: [{ mail_id: mail?.id, no: 0 }],
  });
  await server.call(claire, "POST", `/api/inbox/drafts/${id}/send`, {});
  await there.send();
  const raw = smtp.taken.at(-1)?.raw ?? "";
  expect(raw).toContain("filename=offer.pdf");
  expect(raw).not.toContain("margin");
  // (Files of other conversations are nobody's to attach.)
  const [other] = await there.conversations(claire, { name: "Attack" });
  const stolen = await server.call(claire, "PUT", `/api/inbox/drafts/${crypto.randomUUID()}`, {
    mailbox_id: box.id,
    conversation_id: other?.id,
    recipients: { to: [] },
    files: [{ mail_id: mail?.id, no: 0 }],
  });
  expect(stolen.status).toBe(404);
});

import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestPerson } from "../testing/company.ts";
import { inboxCompany, type InboxCompany, type Mailbox } from "../testing/inbox-company.ts";

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

const letter = (headers: Record<string, string>, body = "Hello") =>
  `${Object.entries({ From: "Inès <ines@moulins.example>", To: "help@here.example", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${body}\r\n`;

test("a letter becomes a conversation, and an answer leaves with its headers, is in the box's own Sent folder, and threads what comes back", async () => {
  const client = await there.server.made<{ id: string }>(ada, "accounts", { name: "Moulins" });
  const contact = await there.server.made<{ id: string }>(ada, "contacts", {
    name: "Inès",
    account_id: client.id,
    emails: ["ines@moulins.example"],
  });
  await there.imap.deliver(box.address, letter({ Subject: "Delivery", "Message-ID": "<one@moulins.example>" }));
  await there.sync();
  const [conversation] = await there.conversations(claire);
  expect(conversation).toMatchObject({
    name: "Delivery",
    status: "open",
    letters: 1,
    unread: true,
    counterpart: "Inès",
    contact_id: contact.id,
  });
  const id = await there.draft(claire, {
    mailbox_id: box.id,
    conversation_id: conversation?.id,
    subject: "Re: Delivery",
    in_reply_to: "<one@moulins.example>",
    body: "On **Monday**.",
    recipients: {
      to: [{ name: "Inès", address: "ines@moulins.example" }],
      cc: [],
      bcc: [{ name: "", address: "boss@here.example" }],
    },
  });
  expect((await there.server.call(claire, "POST", `/api/inbox/drafts/${id}/send`, {})).status).toBe(200);
  await there.send();
  const [sent] = there.smtp.taken;
  expect(sent?.to).toEqual(["ines@moulins.example", "boss@here.example"]);
  expect(sent?.raw).toContain("In-Reply-To: <one@moulins.example>");
  expect(sent?.raw).toContain("References: <one@moulins.example>");
  expect(sent?.raw).not.toContain("boss@here.example");
  expect(sent?.raw).toContain("<strong>Monday</strong>");
  await there.sync();
  const mails = await there.mails(claire, conversation?.id ?? "");
  expect(mails.map(({ kind, status }) => [kind, status])).toEqual([
    ["received", "received"],
    ["written", "sent"],
  ]);
  const other = await there.imap.open(box.address);
  const lock = await other.getMailboxLock("Sent");
  const copies = await other.search({ header: { "message-id": mails[1]?.message_id ?? "" } });
  lock.release();
  expect(copies).toHaveLength(1);
  await there.imap.deliver(
    box.address,
    letter(
      {
        Subject: "Aw: Delivery",
        "Message-ID": "<two@moulins.example>",
        References: `<one@moulins.example> ${mails[1]?.message_id}`,
      },
      "Thanks",
    ),
  );
  await there.sync();
  await there.sync();
  const [now] = await there.conversations(claire);
  expect(now).toMatchObject({ id: conversation?.id, letters: 3, last_words: "Thanks", joined_by_subject: false });
  await other.logout();
});

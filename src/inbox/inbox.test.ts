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

test("a private mailbox is its owner's alone, its notes and files too, and a password stays with the server it was given for", async () => {
  const { server, imap, company } = there;
  const own = await there.mailbox(hugo, { address: "hugo@here.example" });
  await imap.deliver(own.address, letter({ To: own.address, Subject: "Between us", "Message-ID": "<p1@x.example>" }));
  await there.sync();
  const [mine] = await there.conversations(hugo, { mailbox_id: own.id });
  expect(mine).toMatchObject({ name: "Between us", owner_id: hugo.id });
  const [mail] = await there.mails(hugo, mine?.id ?? "");
  for (const other of [ada, claire]) {
    expect(await there.conversations(other, { mailbox_id: own.id })).toEqual([]);
    for (const path of [
      `/api/conversations/${mine?.id}`,
      `/api/mails/${mail?.id}`,
      `/api/inbox/mails/${mail?.id}/original`,
      `/api/mailboxes/${own.id}`,
    ])
      expect([path, (await server.call(other, "GET", path)).status]).toEqual([path, 404]);
  }
  const logged = await company.owner.query(
    "select count(*)::int as count from app.log where (before::text || coalesce(after::text, '')) like '%Between us%' or after::text like '%Between us%'",
  );
  expect(logged.rows).toEqual([{ count: 0 }]);
  // (Only an administrator shares a mailbox.)
  const shared = {
    name: "Team",
    address: "t@here.example",
    visibility: "company",
    imap_host: "a.example",
    smtp_host: "a.example",
  };
  expect((await server.call(hugo, "POST", "/api/mailboxes", shared)).status).toBe(403);
  const { version } = (await server.call<{ data: { version: number } }>(hugo, "GET", `/api/mailboxes/${own.id}`)).body
    .data;
  expect(
    (await server.call(hugo, "PATCH", `/api/mailboxes/${own.id}`, { imap_host: "elsewhere.example", version })).status,
  ).toBe(200);
  const tried = await server.call<{ data: { receiving: string } }>(
    hugo,
    "POST",
    `/api/inbox/mailboxes/${own.id}/try`,
    {},
  );
  expect(tried.body.data.receiving).toBe("This mailbox has no password yet.");
});

test("what is read and answered goes both ways, and a message is met once, also when its folder is numbered anew", async () => {
  const { imap, server } = there;
  await imap.deliver(box.address, letter({ Subject: "Flags", "Message-ID": "<f1@x.example>" }));
  await there.sync();
  const [open] = await there.conversations(claire, { name: "Flags" });
  const other = await imap.open(box.address);
  const flags = async () => {
    const lock = await other.getMailboxLock("INBOX");
    try {
      const [uid = 0] = (await other.search({ header: { "message-id": "<f1@x.example>" } }, { uid: true })) || [];
      const found = await other.fetchOne(String(uid), { flags: true }, { uid: true });
      return { uid, flags: found ? [...(found.flags ?? [])].filter((flag) => flag !== "\\Recent").toSorted() : [] };
    } finally {
      lock.release();
    }
  };
  expect((await flags()).flags).toEqual([]);
  await server.call(claire, "POST", `/api/inbox/conversations/${open?.id}/seen`, { seen: true });
  await there.sync();
  expect((await flags()).flags).toEqual(["\\Seen"]);
  const lock = await other.getMailboxLock("INBOX");
  await other.messageFlagsRemove(
    String(((await other.search({ header: { "message-id": "<f1@x.example>" } }, { uid: true })) || [])[0]),
    ["\\Seen"],
    { uid: true },
  );
  lock.release();
  await there.sync();
  expect((await there.conversations(claire, { name: "Flags" }))[0]).toMatchObject({ unread: true });
  const id = await there.draft(claire, {
    mailbox_id: box.id,
    conversation_id: open?.id,
    in_reply_to: "<f1@x.example>",
    subject: "Re: Flags",
    body: "Yes",
    recipients: { to: [{ address: "ines@moulins.example" }], cc: [], bcc: [] },
  });
  await server.call(claire, "POST", `/api/inbox/drafts/${id}/send`, {});
  await there.send();
  await there.sync();
  expect((await flags()).flags).toEqual(["\\Answered"]);
  await there.company.owner.query(
    "update app.mailbox_folders set validity = validity + 1, last_uid = 0; delete from app.mail_arrivals",
  );
  await there.sync();
  expect(await there.mails(claire, open?.id ?? "")).toHaveLength(2);
  expect((await there.conversations(claire)).filter(({ name }) => name === "Flags")).toHaveLength(1);
  await other.logout();
});

test("an e-mail that waits is taken back or called off when they write first; one that is refused for good tells its writer", async () => {
  const { imap, server, smtp } = there;
  await imap.deliver(box.address, letter({ Subject: "Later", "Message-ID": "<l1@x.example>" }));
  await there.sync();
  const [open] = await there.conversations(claire, { name: "Later" });
  const answer = {
    mailbox_id: box.id,
    conversation_id: open?.id,
    in_reply_to: "<l1@x.example>",
    subject: "Re: Later",
    body: "…",
    recipients: { to: [{ address: "ines@moulins.example" }], cc: [], bcc: [] },
  };
  const id = await there.draft(claire, answer);
  const act = (verb: string, body: object = {}, by = claire) =>
    server.call(by, "POST", `/api/inbox/drafts/${id}/${verb}`, body);
  expect((await act("send")).status).toBe(200);
  expect((await act("send")).status).toBe(409);
  expect((await act("recall", {}, hugo)).status).toBe(404);
  expect((await act("recall")).status).toBe(200);
  expect((await act("send", { send_at: new Date(Date.now() + 86_400_000).toISOString() })).status).toBe(200);
  await server.call(claire, "POST", "/api/conversations/close", { id: open?.id });
  await imap.deliver(
    box.address,
    letter({ Subject: "Re: Later", "Message-ID": "<l2@x.example>", "In-Reply-To": "<l1@x.example>" }),
  );
  await there.sync();
  expect((await there.conversations(claire, { name: "Later" }))[0]).toMatchObject({ status: "open", letters: 2 });
  const waiting = (await there.mails(claire, open?.id ?? "")).find((mail) => mail.id === id);
  expect(waiting).toMatchObject({ status: "draft", problem: "They wrote first, so it was not sent." });
  smtp.refuse.with = Object.assign(new Error("No such user"), { responseCode: 550 });
  await act("send");
  await there.send();
  smtp.refuse.with = null;
  expect((await there.mails(claire, open?.id ?? "")).find((mail) => mail.id === id)).toMatchObject({
    status: "failed",
  });
});

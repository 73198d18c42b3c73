import { randomUUID } from "node:crypto";
import type { Attached } from "../entities/mails/mail.schema.ts";
import { sendNext } from "../inbox/send-letters.ts";
import { type Syncing, syncNext } from "../inbox/sync/sync-mailbox.ts";
import { testCompany, type TestCompany, type TestPerson } from "./company.ts";
import { imapServer, type ImapServer } from "./imap-server.ts";
import { derive_for_tests as derive } from "./keys.ts";
import { openReceivingSmtp, type ReceivingSmtp } from "./receiving-smtp.ts";
import { testServer, type TestServer } from "./server.ts";

export type Mailbox = { id: string; address: string; status: string; last_error: string | null };
export type Conversation = {
  id: string;
  name: string;
  status: string;
  letters: number;
  unread: boolean;
  answered: boolean;
  counterpart: string | null;
  counterpart_address: string | null;
  contact_id: string | null;
  account_id: string | null;
  lead_id: string | null;
  owner_id: string | null;
  last_words: string | null;
  joined_by_subject: boolean;
};
export type Mail = {
  id: string;
  conversation_id: string;
  kind: string;
  status: string;
  nature: string;
  name: string;
  body: string | null;
  from_address: string | null;
  message_id: string | null;
  in_reply_to: string | null;
  attachments: Attached[];
  seen: boolean;
  problem: string | null;
};

/** A company whose mailboxes lie on a real IMAP server and send over a real SMTP server. */
export type InboxCompany = {
  company: TestCompany;
  server: TestServer;
  imap: ImapServer;
  smtp: ReceivingSmtp;
  /** Makes a mailbox with its password. */
  mailbox(by: TestPerson, values: object): Promise<Mailbox>;
  /** Looks at all mailboxes that are not paused, now. */
  sync(): Promise<void>;
  /** Sends all that waits, now. */
  send(): Promise<void>;
  conversations(by: TestPerson, where?: object): Promise<Conversation[]>;
  mails(by: TestPerson, conversation_id: string): Promise<Mail[]>;
  /** Keeps a draft; answers its id. */
  draft(by: TestPerson, values: object, id?: string): Promise<string>;
  close(): Promise<void>;
};

export async function inboxCompany(): Promise<InboxCompany> {
  const [imap, smtp, company] = await Promise.all([imapServer(), openReceivingSmtp(), testCompany()]);
  const private_hosts = ["127.0.0.1"];
  const server = await testServer(company, { settings: { TANDEM_PRIVATE_HOSTS: "127.0.0.1" } });
  const syncing: Syncing = { ...company, store: server.store, derive, private_hosts };
  return {
    company,
    server,
    imap,
    smtp,
    ...actsOf(server, imap, smtp),
    async sync() {
      await company.owner.query("update app.mailbox_ways set next_at = now(), leased_until = null");
      while (await syncNext(syncing, new AbortController().signal));
    },
    async send() {
      await company.owner.query("update public.mails set send_at = now() where status = 'waiting'");
      while (await sendNext(syncing));
    },
    async close() {
      await server.close();
      await company.close();
      await Promise.all([imap.close(), smtp.close()]);
    },
  };
}

/** What people do in it. */
function actsOf(server: TestServer, imap: ImapServer, smtp: ReceivingSmtp) {
  const ways = {
    imap_host: "127.0.0.1",
    imap_port: imap.port,
    imap_security: "none",
    smtp_host: "127.0.0.1",
    smtp_port: smtp.port,
    smtp_security: "none",
  };
  const listed = async <T>(by: TestPerson, entity: string, where: object, more: string) => {
    const path = `/api/${entity}?where=${encodeURIComponent(JSON.stringify(where))}&${more}`;
    return (await server.call<{ data: T[] }>(by, "GET", path)).body.data;
  };
  return {
    async mailbox(by: TestPerson, values: object) {
      const made = await server.made<Mailbox>(by, "mailboxes", { name: "Box", ...ways, ...values });
      const kept = await server.call(by, "PUT", `/api/inbox/mailboxes/${made.id}/password`, { password: "secret" });
      if (kept.status !== 200) throw new Error(JSON.stringify(kept.body));
      return made;
    },
    conversations: (by: TestPerson, where: object = {}) =>
      listed<Conversation>(by, "conversations", where, "limit=200"),
    mails: (by: TestPerson, conversation_id: string) =>
      listed<Mail>(by, "mails", { conversation_id }, "order=mailed_at"),
    async draft(by: TestPerson, values: object, id: string = randomUUID()) {
      const recipients = { to: [], cc: [], bcc: [] };
      const answer = await server.call(by, "PUT", `/api/inbox/drafts/${id}`, { recipients, ...values });
      if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
      return id;
    },
  };
}

/** A message of somebody's as mail programs write it, with these headers. */
export const letter = (headers: Record<string, string>, body = "Hello"): string =>
  `${Object.entries({ From: "Inès <ines@moulins.example>", To: "help@here.example", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("")}\r\n${body}\r\n`;

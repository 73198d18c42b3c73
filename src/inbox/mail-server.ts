import { isIP } from "node:net";
import { ImapFlow } from "imapflow";
import { createTransport, type Transporter } from "nodemailer";
import { unseal } from "../agents/model/seal.ts";
import { addressToAsk } from "../http/outgoing.ts";
import type { Derive } from "../secrets.ts";

type Security = "tls" | "starttls" | "none";

/** How the servers of a mailbox are reached; the password is sealed by the server (src/agents/model/seal.ts). */
export type MailboxWay = {
  id: string;
  address: string;
  login: string | null;
  imap_host: string;
  imap_port: number;
  imap_security: Security;
  smtp_host: string;
  smtp_port: number;
  smtp_security: Security;
  days_back: number;
  signature: string | null;
  sealed: string | null;
};

/** What connecting to them needs. */
export type MailServers = { derive: Derive; private_hosts: readonly string[] };

const patience_ms = 20_000;
// A message that is larger is asked for in part.
const most_literal = 60_000_000;

/** A connection to the IMAP server of a mailbox that is signed in; whoever takes it ends it, and it ends after so many milliseconds. Rejects with what the server says. */
export async function openImap(way: MailboxWay, servers: MailServers, most_ms: number): Promise<ImapFlow> {
  const { imap_host: name, imap_port: port, imap_security: security } = way;
  const auth = signedIn(way, servers);
  const client = new ImapFlow({
    ...(await reached(name, security, servers)),
    port,
    ...(security !== "tls" && { doSTARTTLS: security === "starttls" }),
    auth,
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: patience_ms,
    greetingTimeout: patience_ms,
    socketTimeout: 60_000,
    maxLiteralSize: most_literal,
  });
  // (What breaks the connection rejects what was asked as well.)
  client.on("error", () => {});
  // A server that goes on saying something would never be over.
  const over = setTimeout(() => client.close(), most_ms);
  client.on("close", () => clearTimeout(over));
  await client.connect();
  return client;
}

/** A way to hand letters to the SMTP server of a mailbox; whoever takes it closes it. */
export async function openSmtp(way: MailboxWay, servers: MailServers): Promise<Transporter> {
  const { smtp_host: name, smtp_port: port, smtp_security: security } = way;
  const auth = signedIn(way, servers);
  const { host, secure, servername } = await reached(name, security, servers);
  return createTransport({
    host,
    port,
    secure,
    ...(servername && { tls: { servername } }),
    requireTLS: security === "starttls",
    ignoreTLS: security === "none",
    auth,
    connectionTimeout: patience_ms,
    greetingTimeout: patience_ms,
    socketTimeout: 120_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

// The name is resolved once, here, and TLS asks for its certificate all the same.
async function reached(name: string, security: Security, { private_hosts }: MailServers) {
  const host = await addressToAsk(name, private_hosts);
  if (security === "none" && !private_hosts.includes(name))
    throw new Error(`Refused: ${name} is not asked without TLS.`);
  return { host, secure: security === "tls", ...(isIP(name) === 0 && { servername: name }) };
}

function signedIn({ address, login, sealed }: MailboxWay, { derive }: MailServers) {
  if (sealed === null) throw new Error("This mailbox has no password yet.");
  return { user: login || address, pass: unseal(derive, sealed, "mailboxes") };
}

/** What a server has said when it refused, in a line for people; never what it was told. */
export function mailServerSaid(error: unknown): string {
  const { responseText, response, message, code } = error as Partial<
    Record<"responseText" | "response" | "message" | "code", string>
  >;
  const said = typeof response === "string" ? response : undefined;
  return (responseText ?? said ?? message ?? code ?? "unknown").replace(/\s+/g, " ").slice(0, 300);
}

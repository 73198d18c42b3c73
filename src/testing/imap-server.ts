import { spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ImapFlow } from "imapflow";
import { createTransport } from "nodemailer";
import { freePort } from "../database/free-port.ts";

/** A real IMAP server (Debian's dovecot) on loopback, whose boxes are made as letters come. Every password is `secret`. */
export type ImapServer = {
  port: number;
  /** Puts a message into the INBOX of an address, as a mail server does (LMTP). */
  deliver(address: string, raw: string | Buffer): Promise<void>;
  /** A connection of another program to a box. */
  open(address: string): Promise<ImapFlow>;
  close(): Promise<void>;
};

/** Starts it; fails where dovecot is not installed. */
export async function imapServer(): Promise<ImapServer> {
  const [imap, lmtp] = [await freePort(), await freePort()];
  const { folder, file } = prepared(imap, lmtp);
  const server = spawn("dovecot", ["-F", "-c", file], { stdio: "ignore" });
  const failed = new Promise<never>((_, reject) =>
    server.once("error", () => reject(new Error("dovecot is missing: apt-get install dovecot-imapd dovecot-lmtpd"))),
  );
  await Promise.race([Promise.all([listens(imap), listens(lmtp)]), failed]);
  const post = createTransport({ host: "127.0.0.1", port: lmtp, lmtp: true, secure: false, ignoreTLS: true });
  return {
    port: imap,
    deliver: async (to, raw) => void (await post.sendMail({ envelope: { from: "mta@outside.example", to }, raw })),
    async open(address) {
      const auth = { user: address, pass: "secret" };
      const client = new ImapFlow({
        host: "127.0.0.1",
        port: imap,
        secure: false,
        doSTARTTLS: false,
        auth,
        logger: false,
      });
      await client.connect();
      return client;
    },
    async close() {
      post.close();
      const ended = new Promise((resolve) => server.once("close", resolve));
      server.kill();
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Its folder and settings. */
function prepared(imap: number, lmtp: number) {
  const folder = mkdtempSync(join(tmpdir(), "tandem-imap-"));
  const user = spawnSync("id", ["-u", "nobody"], { encoding: "utf8" }).stdout.trim();
  chmodSync(folder, 0o755);
  const mails = join(folder, "mail");
  mkdirSync(mails);
  chownSync(mails, Number(user), Number(user));
  const file = join(folder, "dovecot.conf");
  writeFileSync(file, settings(folder, user, imap, lmtp));
  return { folder, file };
}

async function listens(port: number): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const open = await new Promise<boolean>((resolve) => {
      const socket = createConnection(port, "127.0.0.1", () => (socket.destroy(), resolve(true)));
      socket.once("error", () => resolve(false));
    });
    if (open) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The IMAP server does not listen.");
}

const settings = (folder: string, user: string, imap: number, lmtp: number) =>
  template
    .replaceAll("FOLDER", folder)
    .replaceAll("USER", user)
    .replace("IMAP_PORT", String(imap))
    .replace("LMTP_PORT", String(lmtp));

const template = `
base_dir = FOLDER/run
state_dir = FOLDER/state
log_path = FOLDER/log
protocols = imap lmtp
ssl = no
disable_plaintext_auth = no
listen = 127.0.0.1
mail_location = maildir:FOLDER/mail/%u
first_valid_uid = 1
auth_username_format = %Lu
mail_max_userip_connections = 100
namespace inbox {
  inbox = yes
  mailbox Sent {
    special_use = \\Sent
    auto = create
  }
  mailbox Junk {
    special_use = \\Junk
    auto = create
  }
}
passdb {
  driver = static
  args = password=secret
}
userdb {
  driver = static
  args = uid=USER gid=USER home=FOLDER/mail/%u allow_all_users=yes
}
service imap-login {
  inet_listener imap {
    port = IMAP_PORT
  }
  inet_listener imaps {
    port = 0
  }
}
service lmtp {
  inet_listener lmtp {
    address = 127.0.0.1
    port = LMTP_PORT
  }
}
`;

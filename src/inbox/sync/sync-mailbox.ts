import { buffer } from "node:stream/consumers";
import type { ImapFlow } from "imapflow";
import { sqlState } from "../../database/door.ts";
import { type MailboxWay, type MailServers, mailServerSaid, openImap } from "../mail-server.ts";
import type { Keeping } from "./keep-message.ts";
import { type Role, syncFolder } from "./sync-folder.ts";

// Less than its lease; what is left comes with the next look.
const most_ms = 240_000;

export type Syncing = Keeping & MailServers;

/** Brings one mailbox that is due in step with its server; answers whether there was one. */
export async function syncNext(syncing: Syncing, stopping: AbortSignal): Promise<boolean> {
  const { database, system } = syncing;
  const [rows] = await database.flush(system, [{ text: "select app.lease_mailbox()::text", values: [] }]);
  const way = JSON.parse(rows?.[0]?.[0] ?? "null") as MailboxWay | null;
  if (!way) return false;
  const settle = (error: string | null, more: boolean) => {
    // (Whoever stops leaves the rest to the next server.)
    const values = [way.id, stopping.aborted ? null : error, more || stopping.aborted];
    return database.flush(system, [{ text: "select app.settle_mailbox($1, $2, $3)::text", values }]);
  };
  try {
    await settle(null, await syncMailbox(syncing, way, stopping));
  } catch (error) {
    // (What the database says is for whoever runs the server.)
    const ours = sqlState(error) !== undefined;
    await settle(ours ? "Tandem could not keep what it read. Tell an administrator." : mailServerSaid(error), false);
    if (ours) throw error;
  }
  return true;
}

async function syncMailbox(syncing: Syncing, way: MailboxWay, stopping: AbortSignal): Promise<boolean> {
  const client = await openImap(way, syncing, most_ms);
  try {
    const folders = await foldersOf(client);
    let more = false;
    for (const folder of folders) {
      const left = await syncFolder(
        syncing,
        client,
        { ...folder, mailbox: way.id, days_back: way.days_back },
        stopping,
      );
      more ||= left;
    }
    await putInSent(syncing, client, way.id, folders.find(({ role }) => role === "sent")?.path);
    return more;
  } finally {
    await client.logout().catch(() => client.close());
  }
}

const named_sent =
  /^(sent|sent items|sent mail|sent messages|gesendet|gesendete objekte|envoyés|éléments envoyés|messages envoyés)$/i;

/** The folders that are read: what comes in, and what was sent, also by other programs. */
async function foldersOf(client: ImapFlow): Promise<{ path: string; role: Role }[]> {
  const all = await client.list();
  const sent = all.find(({ specialUse }) => specialUse === "\\Sent") ?? all.find(({ name }) => named_sent.test(name));
  return [{ path: "INBOX", role: "inbox" }, ...(sent ? [{ path: sent.path, role: "sent" as const }] : [])];
}

type Unsent = { id: string; message_id: string; digest: string; mailed_at: string };

/** Puts letters that were sent here into the folder of sent letters, where the server has not done so itself. */
async function putInSent({ database, system, store }: Syncing, client: ImapFlow, mailbox: string, path?: string) {
  const statement = { text: "select app.mails_for_sent($1)::text", values: [mailbox] };
  const [rows] = await database.flush(system, [statement]);
  for (const { id, message_id, digest, mailed_at } of JSON.parse(rows?.[0]?.[0] ?? "[]") as Unsent[]) {
    const append = async () => {
      if (path && !(await has(client, path, message_id)))
        await client.append(path, await buffer(store.read(digest)), ["\\Seen"], new Date(mailed_at));
      return true;
    };
    // (What its server does not take keeps nothing from being read, and is tried for a day.)
    if (!(await append().catch(() => false))) continue;
    await database.flush(system, [{ text: "select app.note_in_sent($1)::text", values: [id] }]);
  }
}

async function has(client: ImapFlow, path: string, message_id: string): Promise<boolean> {
  const lock = await client.getMailboxLock(path);
  try {
    const found = await client.search({ header: { "message-id": message_id } }, { uid: true });
    if (!found) throw new Error("The server does not answer what it has.");
    return found.length > 0;
  } finally {
    lock.release();
  }
}

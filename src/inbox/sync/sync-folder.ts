import type { ImapFlow } from "imapflow";
import { readApart } from "../read-apart.ts";
import { type Folder, type Keeping, keepMessage, type Listed } from "./keep-message.ts";

// So many messages in one go; the others come with the next one, so that other mailboxes have their turn.
const most_messages = 200;
const most_batch = 10;
const most_batch_bytes = 20_000_000;
const most_bytes = 50_000_000;
const beginning_bytes = 2_000_000;
// Whether they are read is looked at again for the latest of a folder.
const most_looked_at = 500;

export type Role = "inbox" | "sent";
type Sized = Listed & { size: number };

/** Reads what is new in a folder, and brings what is read and answered in step, both ways. Answers whether there is more to read. */
export async function syncFolder(
  keeping: Keeping,
  client: ImapFlow,
  { mailbox, path, role, days_back }: { mailbox: string; path: string; role: Role; days_back: number },
  stopping: AbortSignal,
): Promise<boolean> {
  const lock = await client.getMailboxLock(path);
  try {
    if (!client.mailbox) return false;
    const validity = String(client.mailbox.uidValidity);
    const folder: Folder = { mailbox, path, validity };
    const upto = client.mailbox.uidNext - 1;
    const uids = await newIn(client, await keptFolder(keeping, folder, role, 0), days_back);
    const now = uids.slice(0, most_messages);
    for (const batch of batches(await listed(client, now))) {
      if (stopping.aborted) return true;
      await keepBatch(keeping, client, folder, batch, stopping);
    }
    if (role === "inbox") await bringInStep(keeping, client, folder);
    if (uids.length > now.length) return true;
    // (What is moved here later has a higher one, however old it is.)
    await keptFolder(keeping, folder, role, upto);
    return false;
  } finally {
    lock.release();
  }
}

/** Has the database know the folder, and that it was read up to a UID; answers the last one that was read, -1 where it never was. */
async function keptFolder(
  { database, system }: Keeping,
  { mailbox, path, validity }: Folder,
  role: Role,
  upto: number,
): Promise<number> {
  const text = "select app.mail_folder($1, $2, $3, $4, $5)::text";
  const [rows] = await database.flush(system, [{ text, values: [mailbox, path, role, validity, upto] }]);
  return Number(rows?.[0]?.[0] ?? -1);
}

/** UIDs after the last one that was read, ascending; of a folder that was never read those of the latest days. */
async function newIn(client: ImapFlow, last: number, days_back: number): Promise<number[]> {
  const since = new Date(Date.now() - days_back * 86_400_000);
  const found = await client.search(last >= 0 ? { uid: `${last + 1}:*` } : { since }, { uid: true });
  // (A server answers `n:*` with its last message, also where that is older.)
  if (!found) throw new Error("The server does not answer what is new.");
  return found.filter((uid) => uid > last).toSorted((a, b) => a - b);
}

async function listed(client: ImapFlow, uids: number[]): Promise<Sized[]> {
  if (uids.length === 0) return [];
  const found: Sized[] = [];
  const wanted = { uid: true, size: true, flags: true, envelope: true, internalDate: true };
  for await (const { uid, size = 0, flags, envelope, internalDate } of client.fetch(uids, wanted, { uid: true }))
    found.push({
      uid,
      size,
      seen: flags?.has("\\Seen") ?? false,
      answered: flags?.has("\\Answered") ?? false,
      from: envelope?.from?.[0]?.address ?? "",
      subject: envelope?.subject ?? "",
      message_id: envelope?.messageId ?? null,
      arrived_at: new Date(internalDate ?? Date.now()).toISOString(),
      shortened: size > most_bytes,
    });
  return found.toSorted((a, b) => a.uid - b.uid);
}

function batches(all: Sized[]): Sized[][] {
  const made: Sized[][] = [];
  let bytes = 0;
  for (const each of all) {
    const last = made.at(-1);
    if (last && last.length < most_batch && bytes + each.size <= most_batch_bytes) last.push(each);
    else made.push([each]);
    bytes = (made.at(-1)?.length === 1 ? 0 : bytes) + each.size;
  }
  return made;
}

async function keepBatch(
  keeping: Keeping,
  client: ImapFlow,
  folder: Folder,
  batch: Sized[],
  stopping: AbortSignal,
): Promise<void> {
  const sources: Buffer[] = [];
  for (const { uid, shortened } of batch) {
    const source = shortened ? { start: 0, maxLength: beginning_bytes } : true;
    const found = await client.fetchOne(String(uid), { source }, { uid: true });
    sources.push((found && found.source) || Buffer.alloc(0));
  }
  const read = await readApart(sources, stopping);
  for (const [at, { size: _, ...each }] of batch.entries()) {
    const source = sources[at] as Buffer;
    const gone = { read: { unreadable: "It was gone from the server before it was read." }, files: [] };
    await keepMessage(keeping, folder, each, source, source.length > 0 ? (read[at] ?? gone) : gone);
  }
}

async function bringInStep({ database, system }: Keeping, client: ImapFlow, folder: Folder): Promise<void> {
  const { exists } = client.mailbox as { exists: number };
  if (exists === 0) return;
  const flags: Flags[] = [];
  const range = `${Math.max(1, exists - most_looked_at + 1)}:*`;
  for await (const { uid, flags: set } of client.fetch(range, { uid: true, flags: true }))
    flags.push([uid, set?.has("\\Seen") ?? false, set?.has("\\Answered") ?? false]);
  const told = async (said: Flags[]): Promise<Flags[]> => {
    const values = [folder.mailbox, folder.path, folder.validity, JSON.stringify(said)];
    const [rows] = await database.flush(system, [{ text: "select app.mail_flags($1, $2, $3, $4)::text", values }]);
    return JSON.parse(rows?.[0]?.[0] ?? "[]") as Flags[];
  };
  const changed = await told(flags);
  for (const [uid, seen, answered] of changed) {
    if (seen) await client.messageFlagsAdd(String(uid), ["\\Seen"], { uid: true });
    else await client.messageFlagsRemove(String(uid), ["\\Seen"], { uid: true });
    if (answered) await client.messageFlagsAdd(String(uid), ["\\Answered"], { uid: true });
  }
  // (The server has them now: what it says otherwise later it was told by somebody else.)
  if (changed.length > 0) await told(changed);
}

/** A message by its UID: whether it is read, and answered. */
type Flags = [uid: number, seen: boolean, answered: boolean];

import { type MailboxWay, type MailServers, openImap } from "./mail-server.ts";

/** A message that a server has, and the folder in which it lies. `read` where that folder is one that is read here. */
export type FoundThere = { path: string; from: string; subject: string; message_id: string | null; at: string | null };

const most_folders = 60;
const most_found = 20;

/** Looks in all folders of a mailbox's server for messages with these words in sender or subject, or with this Message-ID; the latest first. */
export async function find(way: MailboxWay, servers: MailServers, words: string): Promise<FoundThere[]> {
  const client = await openImap(way, servers, 45_000);
  const found: FoundThere[] = [];
  try {
    const folders = (await client.list()).filter(({ flags }) => !flags.has("\\Noselect"));
    const query = /^<.*>$/.test(words)
      ? { header: { "message-id": words } }
      : { or: [{ from: words }, { subject: words }] };
    for (const { path } of folders.slice(0, most_folders)) {
      const lock = await client.getMailboxLock(path);
      try {
        const uids = ((await client.search(query, { uid: true })) || []).slice(-most_found);
        if (uids.length === 0) continue;
        for await (const { envelope } of client.fetch(uids, { envelope: true }, { uid: true }))
          found.push({
            path,
            from: envelope?.from?.[0]?.address ?? "",
            subject: envelope?.subject ?? "",
            message_id: envelope?.messageId ?? null,
            at: envelope?.date ? new Date(envelope.date).toISOString() : null,
          });
      } finally {
        lock.release();
      }
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
  return found.toSorted((a, b) => (b.at ?? "").localeCompare(a.at ?? "")).slice(0, 50);
}

import { type Actor, type Database, sqlState } from "../../database/door.ts";
import { storeBytes } from "../../files/store-bytes.ts";
import type { Store } from "../../files/store.ts";
import { boundedId, storable } from "../bounded-id.ts";
import type { ReadWithFiles } from "../read-apart.ts";

/** What keeping messages needs. */
export type Keeping = { database: Database; system: Actor; store: Store };

/** A message as its server lists it. `shortened` where only its beginning was asked for. */
export type Listed = {
  uid: number;
  seen: boolean;
  answered: boolean;
  from: string;
  subject: string;
  message_id: string | null;
  /** When it came, as the server says. */
  arrived_at: string;
  shortened: boolean;
};

/** Where it lies: a folder of a mailbox, at one UIDVALIDITY. */
export type Folder = { mailbox: string; path: string; validity: string };

const too_large = "Only its beginning was read, since it is larger than 50 MB.";
const most_html = 1_000_000;

/** Stores a message with its files, and has the database make a letter of it, or note why it could not be read. */
export async function keepMessage(
  { database, system, store }: Keeping,
  { mailbox, path, validity }: Folder,
  listed: Listed,
  source: Buffer,
  { read, files }: ReadWithFiles,
): Promise<void> {
  const { uid, shortened, ...about } = listed;
  const reason = "unreadable" in read ? read.unreadable : shortened ? too_large : undefined;
  const mail = "letter" in read ? await stored(store, read, files, source) : undefined;
  const message_id = about.message_id && boundedId(about.message_id);
  const take = (told: object) => {
    const text = "select app.take_mail($1, $2, $3, $4, $5)::text";
    const said = JSON.stringify({ ...about, message_id, ...told }, (_, value: unknown) =>
      typeof value === "string" ? storable(value) : value,
    );
    return database.flush(system, [{ text, values: [mailbox, path, validity, uid, said] }]);
  };
  try {
    await take({ ...(reason && { reason }), ...(mail && { mail }) });
  } catch (error) {
    // (One that the database does not take stops no box: it is said of it.)
    if (!mail || !/^(22|23|54|P0)/.test(sqlState(error) ?? "")) throw error;
    await take({ reason: "Tandem could not keep it." });
  }
}

async function stored(
  store: Store,
  read: Extract<ReadWithFiles["read"], { letter: unknown }>,
  files: Buffer[],
  source: Buffer,
) {
  const kept: object[] = [];
  for (const [at, file] of read.files.entries())
    kept.push({ ...file, digest: await storeBytes(store, files[at] ?? Buffer.alloc(0)) });
  const { letter } = read;
  return {
    ...letter,
    html: letter.html && letter.html.length <= most_html ? letter.html : null,
    digest: await storeBytes(store, source),
    bytes: source.length,
    files: kept,
    attachments: read.files.map(({ name, media_type, bytes, cid }, no) => ({ no, name, media_type, bytes, cid })),
  };
}

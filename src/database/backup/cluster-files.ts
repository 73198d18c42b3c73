import { readdir } from "node:fs/promises";
import { join } from "node:path";

/** A file or folder below the data folder, by its path from there. */
export type Found = { name: string; folder: boolean };

// What PostgreSQL makes anew at its start (its documentation, "Making a base backup"), and uploads that have not arrived as a whole;
// the folders themselves must be there.
const emptied =
  /^(postgres\/(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)|files\/incoming)\//;
const left_out =
  /^postgres-binaries(\/|$)|^postgres\/(postmaster\.(pid|opts)|backup_label|tablespace_map)$|\/pgsql_tmp/;
const archive_status = "postgres/pg_wal/archive_status";

/** The folder of what people have uploaded. */
export const store_folder = "files";

/**
 * All that a backup holds of a data folder, or below a folder of it, folders before what is in them. The log of the database (WAL) and
 * the store of files are chosen apart.
 */
export async function* filesOf(data: string, under = ""): AsyncGenerator<Found> {
  for (const entry of await readdir(join(data, under), { withFileTypes: true })) {
    const name = under ? `${under}/${entry.name}` : entry.name;
    const folder = entry.isDirectory();
    if (name === store_folder || left_out.test(name) || (emptied.test(name) && !(folder && name === archive_status)))
      continue;
    if (!folder && !entry.isFile()) continue;
    yield { name, folder };
    if (folder) yield* filesOf(data, name);
  }
}

/** The files of the database's log from the start of a backup until its end. */
export async function logFiles(data: string, first: string, last: string): Promise<Found[]> {
  const names = await readdir(join(data, "postgres/pg_wal"));
  const needed = names.filter((name) => /^[0-9A-F]{24}$/.test(name) && name >= first && name <= last);
  return needed.map((name) => ({ name: `postgres/pg_wal/${name}`, folder: false }));
}

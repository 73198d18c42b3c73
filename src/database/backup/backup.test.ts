import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import pg from "pg";
import { type Config, readConfig } from "../../config.ts";
import { type Opened, openDatabase } from "../open.ts";
import { secrets } from "../../secrets.ts";
import { restoreBackup } from "./restore-backup.ts";
import { type Backup, takeBackup } from "./take-backup.ts";

const folder = mkdtempSync("/tmp/tandem-backup-");
const configOf = (name: string): Config => readConfig({ TANDEM_DATA: join(folder, name), TANDEM_SECRET: "" });
const config = configOf("data");
let opened: Opened;
let backup: Backup;
let before = 0;
const older = join(folder, "backups/tandem-2026-01-01T00-00-00.000Z.tar.zst");

const insert =
  "insert into app.frontend_errors (event_type, details) values ('frontend_error', jsonb_build_object('no', $1::int))";

beforeAll(async () => {
  // (The database runs as another user.)
  chmodSync(folder, 0o711);
  opened = await openDatabase(config, secrets(config));
  await opened.seed(async (owner) => {
    await owner.query(
      "insert into app.outgoing_mail (dedupe_key, purpose, to_address, subject, body, expires_at) values ('1', 'password', 'a@b.example', 'x', 'x', now() + interval '1 day')",
    );
    await owner.query("insert into app.wished_links (purpose, email) values ('password', 'a@b.example')");
  });
  // Rows come while it is made, each in a transaction of its own.
  let [going, no] = [true, 0];
  const load = (async () => {
    while (going) await opened.seed(async (owner) => void (await owner.query(insert, [++no])));
  })();
  while (no < 5) await new Promise((resolve) => setTimeout(resolve, 20));
  before = no - 1;
  mkdirSync(join(folder, "backups"));
  for (const name of ["ab/cd/stored", "incoming/begun"]) {
    mkdirSync(dirname(join(config.data, "files", name)), { recursive: true });
    writeFileSync(join(config.data, "files", name), "bytes of a file");
  }
  writeFileSync(older, "");
  backup = await takeBackup(config, join(folder, "backups"), 1);
  going = false;
  await load;
}, 60_000);
afterAll(async () => {
  await opened?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A digest of each table, as the owner sees it. */
async function tables(at: Opened): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  await at.seed(async (owner) => {
    const names = await owner.query<{ name: string }>(
      "select oid::regclass::text as name from pg_class where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'app', 'auth', 'vault', 'migrations')",
    );
    for (const { name } of names.rows) {
      const { rows } = await owner.query<{ digest: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, '' order by t::text)), '') as digest from ${name} t`,
      );
      found[name] = rows[0]?.digest ?? "";
    }
  });
  return found;
}

test("what was written before a backup began is in it, and of what came meanwhile all up to a moment", async () => {
  const restored = configOf("restored");
  await restoreBackup(restored, backup.file);
  const stored = (name: string) => existsSync(join(restored.data, "files", name));
  expect(["ab/cd/stored", "incoming", "incoming/begun"].map(stored)).toEqual([true, true, false]);
  const there = await openDatabase(restored, secrets(restored));
  try {
    await there.seed(async (owner) => {
      const { rows } = await owner.query<{ n: number; last: number }>(
        "select count(*)::int as n, max((details ->> 'no')::int) as last from app.frontend_errors",
      );
      expect(rows[0]?.last).toBeGreaterThanOrEqual(before);
      expect(rows[0]?.n).toBe(rows[0]?.last);
      const mail = await owner.query<{ state: string; last_error: string }>(
        "select state, last_error from app.outgoing_mail",
      );
      expect(mail.rows).toEqual([{ state: "failed", last_error: expect.stringContaining("Held: restored") as string }]);
    });
    const [original, copy] = [await tables(opened), await tables(there)];
    const differ = Object.keys({ ...original, ...copy }).filter((name) => original[name] !== copy[name]);
    expect(differ.toSorted()).toEqual(["app.backups", "app.frontend_errors", "app.outgoing_mail", "app.wished_links"]);
  } finally {
    await there.close();
  }
}, 60_000);

test.each([
  [
    "altered",
    (file: string) =>
      writeFileSync(
        file,
        readFileSync(file).map((byte, at) => (at === 500_000 ? byte ^ 1 : byte)),
      ),
  ],
  ["cut short", (file: string) => truncateSync(file, backup.bytes - 100)],
  ["empty", (file: string) => truncateSync(file, 0)],
])("a backup that is %s is refused, and leaves nothing", async (name, spoil) => {
  const file = join(folder, `${name}.tar.zst`);
  copyFileSync(backup.file, file);
  spoil(file);
  const refused = configOf(name);
  await expect(restoreBackup(refused, file)).rejects.toThrow(
    "The backup is cut short or altered: nothing was restored.",
  );
  expect([existsSync(refused.data), existsSync(`${refused.data}.restoring`)]).toEqual([false, false]);
});

test("a folder that holds something, and a database elsewhere, are left alone", async () => {
  await expect(restoreBackup(config, backup.file)).rejects.toThrow("is not empty");
  const elsewhere = { ...config, database_url: "postgres://a@127.0.0.1:1/b" };
  await expect(takeBackup(elsewhere, folder, 1)).rejects.toThrow("back it up there");
  const other = readConfig({ TANDEM_DATA: join(folder, "other"), TANDEM_SECRET: "x".repeat(40) });
  await expect(restoreBackup(other, backup.file)).rejects.toThrow("made with another secret");
});

test("an older backup goes when a newer one is made; when that was only the owner knows", async () => {
  expect([existsSync(older), existsSync(backup.file)]).toEqual([false, true]);
  const client = new pg.Client({ connectionString: opened.login_url("tandem_app") });
  await client.connect();
  await expect(client.query("select from app.backups")).rejects.toThrow("permission denied");
  await client.end();
  await opened.seed(async (owner) => {
    const { rows } = await owner.query("select file from app.backups where not restored");
    expect(rows).toEqual([{ file: backup.file }]);
  });
});

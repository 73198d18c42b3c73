import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import { signIn, startProgram } from "../chaos/program.ts";
import { readConfig } from "../src/config.ts";
import { secrets } from "../src/secrets.ts";
import type { ImportRecord } from "../src/imports/import-record.ts";
import { workbookAsCsv } from "../src/imports/workbook.ts";
import type { NotTaken } from "../src/imports/progress.ts";
import { compared, type Report } from "./import-report.ts";

// bench/import-files FOLDER [entity]: each CSV or XLSX file of a folder is imported into a company as its columns are
// guessed, and what came of it is held against the file.
const folder = process.argv[2] ?? ".";
const entity = process.argv[3] ?? "leads";
const port = 4023;
const url = `http://localhost:${port}`;
const data = mkdtempSync("/tmp/tandem-import-files-");
const program = await startProgram(data, port, ["--demo"]);
const cookie = await signIn(url, "sales");
const reports: Report[] = [];
for (const file of readdirSync(folder)
  .filter((name) => /\.(csv|tsv|txt|xlsx)$/i.test(name))
  .toSorted()) {
  console.error(new Date().toISOString(), file);
  reports.push(await imported(join(folder, file)));
}
await program.stop("SIGINT");
rmSync(data, { recursive: true, force: true });

const columns = [
  "file",
  "rows",
  "taken",
  "repeated",
  "emails",
  "emails_kept",
  "phones",
  "phones_kept",
  "columns",
  "guessed",
  "cells",
  "left_out",
  "altered",
] as const;
console.log(columns.join("\t"));
for (const report of reports)
  console.log([...columns.map((name) => report[name]), report.examples.join(" | ")].join("\t"));
const sum = (name: Exclude<(typeof columns)[number], "file">) =>
  reports.reduce((total, report) => total + report[name], 0);
console.log(["total", ...columns.slice(1).map((name) => sum(name as "rows"))].join("\t"));

async function imported(path: string): Promise<Report> {
  const answer = await fetch(`${url}/api/imports?${new URLSearchParams({ entity, file_name: basename(path) })}`, {
    method: "POST",
    headers: { cookie, connection: "close", "content-type": "text/csv", "idempotency-key": crypto.randomUUID() },
    body: readFileSync(path),
  });
  const uploaded = (await answer.json()) as { data: { id: string }; message?: string };
  if (!answer.ok) return compared(basename(path), undefined, uploaded.message ?? "");
  const { id } = uploaded.data;
  await act("check", id, "checked");
  const done = await act("commit", id, "committed");
  const { data: problems } = await ask("GET", `/api/imports/${id}/problems`);
  const records = await all(id);
  const report = compared(basename(path), { record: done.data, problems, records, bytes: await textOf(path) }, "");
  await act("undo", id, "undone");
  await purge();
  return report;
}

async function textOf(path: string): Promise<Buffer> {
  const [first] = path.endsWith(".xlsx") ? await workbookAsCsv(readFileSync(path), "") : [];
  return first ? Buffer.from(first.csv) : readFileSync(path);
}

type Answered = ImportRecord & NotTaken[];

/** Removes for good what was taken back: the next file finds nothing of this one. */
async function purge(): Promise<void> {
  const derive = secrets(readConfig({ TANDEM_DATA: data }));
  const port_of_database = readFileSync(join(data, "postgres/postmaster.pid"), "utf8").split("\n")[3];
  const client = new pg.Client(
    `postgres://tandem_owner:${derive("login", "tandem_owner")}@127.0.0.1:${port_of_database}/tandem`,
  );
  await client.connect();
  await client.query(`delete from public.${entity} where deleted_at is not null`);
  await client.end();
}

async function all(id: string) {
  const found: Record<string, unknown>[] = [];
  for (let next: string | null = ""; next !== null;) {
    const query = new URLSearchParams({ imported: id, limit: "1000", ...(next ? { cursor: next } : {}) });
    const page = (await ask("GET", `/api/${entity}?${query}`)) as unknown as {
      data: Record<string, unknown>[];
      next: string | null;
    };
    found.push(...page.data);
    next = page.next;
  }
  return found;
}

async function act(name: string, id: string, state: string) {
  await ask("POST", `/api/imports/${name}`, { id });
  for (;;) {
    const now = await ask("GET", `/api/imports/${id}`);
    if (now.data.state === state) return now;
    if (now.data.error) throw new Error(now.data.error);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function ask(method: string, path: string, body?: unknown) {
  const answer = await fetch(`${url}${path}`, {
    method,
    headers: {
      cookie,
      connection: "close",
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { data: Answered };
}

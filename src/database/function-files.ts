import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../sql/functions/", import.meta.url);

/** A file of functions, all of the name that the file has: what makes them, and who may call them. */
export type FunctionFile = { name: string; makes: string; grants: string; hash: string };

/** The functions of this program, each after those that it names by `-- after: one, another`. */
export function readFunctions(from: URL | string = folder): FunctionFile[] {
  const names = readdirSync(from).filter((name) => name.endsWith(".sql"));
  const texts = new Map(
    names
      .toSorted()
      .map((name) => [name.slice(0, -".sql".length), readFileSync(new URL(name, withSlash(from)), "utf8")]),
  );
  const ordered = new Map<string, FunctionFile>();
  for (const name of texts.keys()) place(name, texts, ordered);
  return [...ordered.values()];
}

/** The release of this program's functions and the value of those that it was last raised for (bin/schema). */
export function readRelease(): { number: number; of: string } {
  return JSON.parse(readFileSync(new URL("../release.json", folder), "utf8")) as { number: number; of: string };
}

/** One value for all these functions, which changes with any of them. */
export function hashOf(files: { name: string; hash: string }[]): string {
  const lines = files.map(({ name, hash }) => `${name} ${hash}`).toSorted();
  return sha256(lines.join("\n"));
}

// A body that PostgreSQL parses when it is made (`return …`, `begin atomic`) wants what it calls to be there.
function place(
  name: string,
  texts: Map<string, string>,
  ordered: Map<string, FunctionFile>,
  below: string[] = [],
): void {
  if (ordered.has(name)) return;
  const sql = texts.get(name);
  if (sql === undefined)
    throw new Error(`sql/functions/${below.at(-1)}.sql comes after ${name}, of which there is no file`);
  if (below.includes(name))
    throw new Error(`sql/functions/${name}.sql comes after itself: ${[...below, name].join(", ")}`);
  for (const earlier of prerequisites(sql)) place(earlier, texts, ordered, [...below, name]);
  const grants = sql.search(/^grant /m);
  const [makes, rest] = grants < 0 ? [sql, ""] : [sql.slice(0, grants), sql.slice(grants)];
  ordered.set(name, { name, makes, grants: rest, hash: sha256(sql) });
}

/** What a file says that it comes after. */
export function prerequisites(sql: string): string[] {
  return /^-- after: (.*)$/m.exec(sql)?.[1]?.split(", ") ?? [];
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

function withSlash(from: URL | string): URL {
  return typeof from === "string" ? new URL(`file://${from}/`) : from;
}

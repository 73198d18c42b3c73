import { createHash } from "node:crypto";
import { withoutPeople } from "./without-people.ts";

/** What two errors have in common that have the same cause. */
export type Cause = { fingerprint: string; title: string; place: string };

type Failure = { name?: unknown; code?: unknown; message?: unknown; stack?: unknown };

const most_title = 200;
const most_lines = 50;

/** The cause of an error: its name, its message without data and the first of our own functions that it came through. */
export function causeOf({ name, code, message = "", stack = "" }: Failure): Cause {
  const kind = [name, typeof code === "string" ? code : ""].filter(Boolean).join(" ");
  const title = [kind, plain(String(message))].filter(Boolean).join(": ").slice(0, most_title) || "Error";
  const frame = String(stack).slice(0, 6000).split("\n").slice(0, most_lines).map(frameOf).find(Boolean);
  const fingerprint = createHash("sha256")
    .update(`${title}\n${frame?.of ?? ""}`)
    .digest("base64url")
    .slice(0, 22);
  return { fingerprint, title: storable(title), place: storable(frame?.place ?? "") };
}

/** A text as PostgreSQL takes it: without half characters and zeros. */
export const storable = (text: string) => text.toWellFormed().replaceAll("\0", "");

// Numbers and identifiers are what distinguishes two errors of one cause.
const plain = (message: string) =>
  withoutPeople(message.slice(0, 2000).split("\n", 1)[0] ?? "").replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}|\d+/g, "#");

/** Where a line of a stack is in our own sources, or in which script of the build; the line there may move. */
function frameOf(line: string): { of: string; place: string } | undefined {
  if (line.includes("node_modules")) return undefined;
  const [, file, row] = /\b(src\/[\w./-]{1,150}\.tsx?):(\d+)/.exec(line) ?? [];
  if (file) {
    const named = /\bat (?:async )?([\w.$#]{1,80}) \(/.exec(line)?.[1];
    return { of: `${named} ${file}`, place: `${named ? `${named}, ` : ""}${file}:${row}` };
  }
  const script = /\/assets\/([\w.-]{1,80}?)-[\w-]{8}\.js/.exec(line)?.[1];
  return script ? { of: script, place: `${script}.js` } : undefined;
}

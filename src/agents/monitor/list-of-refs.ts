import { LookError } from "./limits.ts";

/** What a host says it has: names by the commits that they are at, and the branch that it names as its own. */
export type Listed = { refs: Map<string, string>; named: string | undefined };

/**
 * Reads the list with which a host begins, by the first version of Git's protocol, which is what is asked for. Git's library takes a
 * list that is broken for one that has ended, and follows a host to the second version, whose lists have no end; so whatever is not
 * such a list to its last byte is none.
 */
export function listOfRefs(answer: Uint8Array): Listed {
  const bytes = Buffer.from(answer.buffer, answer.byteOffset, answer.byteLength);
  const service = packetAt(bytes, 0);
  const flush = packetAt(bytes, service.next);
  if (service.text?.trimEnd() !== "# service=git-upload-pack" || flush.text !== undefined) return noList();
  const listed: Listed = { refs: new Map(), named: undefined };
  let at = packetAt(bytes, flush.next);
  for (let first = true; at.text !== undefined; at = packetAt(bytes, at.next), first = false) {
    const [line = "", able] = at.text.split("\0");
    if ((able !== undefined) !== first) return noList();
    listed.named ??= /(?:^| )symref=HEAD:(\S+)/.exec(able ?? "")?.[1];
    take(listed, line.replace(/\n$/, ""));
  }
  return at.next === bytes.length ? listed : noList();
}

// (What is shallow, and the line of a list without any, name nothing.)
function take({ refs }: Listed, line: string): void {
  if (/^shallow [0-9a-f]+$|^0+ capabilities\^\{\}$/.test(line)) return;
  const [, oid, name] = /^([0-9a-f]{40}|[0-9a-f]{64}) (\S+)$/.exec(line) ?? noList();
  refs.set(name as string, oid as string);
}

/** A line with its length before it; the end of a part has none. */
function packetAt(bytes: Buffer, start: number): { text: string | undefined; next: number } {
  const digits = bytes.toString("latin1", start, start + 4);
  const length = /^[0-9a-f]{4}$/i.test(digits) ? Number.parseInt(digits, 16) : -1;
  if (length === 0) return { text: undefined, next: start + 4 };
  if (length < 5 || start + length > bytes.length) return noList();
  return { text: bytes.toString("utf8", start + 4, start + length), next: start + length };
}

function noList(): never {
  throw new LookError("The Git host answered with something that is no list of branches.");
}

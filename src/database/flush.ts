import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { prepareValue } from "pg/lib/utils.js";
import { familiar } from "./familiar.ts";

/**
 * One statement of a flush; its answer is the raw text of its columns. One that is not `usual` is prepared for this once:
 * so is any other the first time that it comes.
 */
export type Statement = { text: string; values: unknown[]; usual?: boolean };

/** Rows of one statement, columns as PostgreSQL's text. */
export type RawRows = (string | null)[][];

/**
 * A connection keeps at most so many prepared statements, of so many characters together; the least recently used is
 * closed. (A plan takes some fifty times the memory of its text.)
 */
export const most_prepared = 300;
const most_characters = 1_000_000;
const familiarText = familiar();

/**
 * Sends statements as one group with one Sync: one round trip and one implicit transaction, so that all hold or none,
 * and whatever the first sets locally (the identity) holds for the others and ends with them. After an error PostgreSQL
 * skips the rest of the group, and the connection is ready again.
 *
 * `pg` sends a Sync after each query of its own; its documented extension point (an object with `submit`) is used here.
 */
export function flush(client: PoolClient, statements: Statement[]): Promise<RawRows[]> {
  return new Promise((resolve, reject) => {
    client.query(new Flush(statements, preparedOn(client), resolve, reject) as never);
  });
}

// The wire-level part of pg's Connection that a submittable is handed (pg/lib/connection.js).
type Wire = {
  stream: { cork(): void; uncork(): void };
  parse(message: { name: string; text: string }): void;
  bind(message: { statement: string; values: unknown[] }): void;
  execute(message: { portal?: string }): void;
  close(message: { type: "S"; name: string }): void;
  sync(): void;
};

class Flush {
  readonly #statements: Statement[];
  readonly #prepared: Prepared;
  readonly #resolve: (results: RawRows[]) => void;
  readonly #reject: (error: Error) => void;
  readonly #results: RawRows[] = [];
  #current: RawRows = [];
  #error: Error | undefined;
  // pg sets a callback on what it is given when it has a query timeout.
  callback: ((error: Error | null) => void) | undefined;

  // Values are converted before the first byte is sent: one that cannot be must not leave half a group behind.
  constructor(
    statements: Statement[],
    prepared: Prepared,
    resolve: (results: RawRows[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#statements = statements.map((statement) => ({
      ...statement,
      values: statement.values.map((value) => prepareValue(value)),
    }));
    this.#prepared = prepared;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(wire: Wire): Error | null {
    wire.stream.cork();
    try {
      for (const statement of this.#statements) {
        wire.bind({ statement: this.#prepare(wire, statement), values: statement.values });
        wire.execute({});
      }
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
    return null;
  }

  // A map keeps insertion order, so its first entry is the least recently used.
  #prepare(wire: Wire, { text, usual = true }: Statement): string {
    const known = this.#prepared.get(text);
    if (known?.certain) return this.#prepared.use(text, known).name;
    if (!known && !(usual && familiarText(text))) {
      wire.parse({ name: "", text });
      return "";
    }
    const name = known?.name ?? `s_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
    this.#prepared.delete(text);
    for (const least_used of this.#prepared.beyond(text.length)) wire.close({ type: "S", name: least_used });
    // A group that failed may or may not have parsed it before: closing what is not there is no error.
    wire.close({ type: "S", name });
    wire.parse({ name, text });
    this.#prepared.set(text, { name, certain: true });
    return name;
  }

  handleDataRow(message: { fields: (string | null)[] }): void {
    this.#current.push(message.fields);
  }

  handleCommandComplete(): void {
    this.#results.push(this.#current);
    this.#current = [];
  }

  handleEmptyQuery(): void {
    this.handleCommandComplete();
  }

  handleError(error: Error): void {
    this.#error = error;
    // What this group was the first to prepare may have been skipped, or not: it stays known, so that it is closed one day.
    for (const { text } of this.#statements) {
      const known = this.#prepared.get(text);
      if (known) known.certain = false;
    }
    this.#reject(error);
    this.callback?.(error);
  }

  handleReadyForQuery(): void {
    if (this.#error) this.#reject(this.#error);
    else this.#resolve(this.#results);
  }

  handleRowDescription(): void {}
  handlePortalSuspended(): void {}
}

/** The statements of a connection by their text, the least recently used first; an uncertain one may or may not be there. */
class Prepared extends Map<string, { name: string; certain: boolean }> {
  #characters = 0;

  override set(text: string, statement: { name: string; certain: boolean }): this {
    if (!this.has(text)) this.#characters += text.length;
    return super.set(text, statement);
  }

  override delete(text: string): boolean {
    const had = super.delete(text);
    if (had) this.#characters -= text.length;
    return had;
  }

  /** Makes one that is there the most recently used. */
  use(text: string, statement: { name: string; certain: boolean }): { name: string } {
    super.delete(text);
    super.set(text, statement);
    return statement;
  }

  /** Forgets what leaves no room for a text of this length; answers the names. */
  beyond(length: number): string[] {
    const names: string[] = [];
    for (const [text, { name }] of this) {
      if (this.size < most_prepared && this.#characters + length <= most_characters) break;
      this.delete(text);
      names.push(name);
    }
    return names;
  }
}

const prepared_by_client = new WeakMap<PoolClient, Prepared>();

function preparedOn(client: PoolClient): Prepared {
  let prepared = prepared_by_client.get(client);
  if (!prepared) prepared_by_client.set(client, (prepared = new Prepared()));
  return prepared;
}

import { createHash } from "node:crypto";
import type { PoolClient } from "pg";
import { prepareValue } from "pg/lib/utils.js";

/** One statement of a flush; its answer is the raw text of its columns. */
export type Statement = { text: string; values: unknown[] };

/** Rows of one statement, columns as PostgreSQL's text. */
export type RawRows = (string | null)[][];

/** A connection keeps at most so many prepared statements; the least recently used is closed (security.md 3). */
export const most_prepared = 300;

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
    this.#statements = statements.map(({ text, values }) => ({
      text,
      values: values.map((value) => prepareValue(value)),
    }));
    this.#prepared = prepared;
    this.#resolve = resolve;
    this.#reject = reject;
  }

  submit(wire: Wire): Error | null {
    wire.stream.cork();
    try {
      for (const statement of this.#statements) {
        wire.bind({ statement: this.#prepare(wire, statement.text), values: statement.values });
        wire.execute({});
      }
    } finally {
      wire.sync();
      wire.stream.uncork();
    }
    return null;
  }

  // A map keeps insertion order, so its first entry is the least recently used.
  #prepare(wire: Wire, text: string): string {
    const known = this.#prepared.get(text);
    const name = known?.name ?? `s_${createHash("sha256").update(text).digest("base64url").slice(0, 22)}`;
    this.#prepared.delete(text);
    const [oldest, least_used] = this.#prepared.entries().next().value ?? [];
    if (this.#prepared.size >= most_prepared && oldest !== undefined && least_used) {
      wire.close({ type: "S", name: least_used.name });
      this.#prepared.delete(oldest);
    }
    if (!known?.certain) {
      // A group that failed may or may not have parsed it before: closing what is not there is no error.
      wire.close({ type: "S", name });
      wire.parse({ name, text });
    }
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

// Statements by their text, the least recently used first; an uncertain one may or may not be there.
type Prepared = Map<string, { name: string; certain: boolean }>;

const prepared_by_client = new WeakMap<PoolClient, Prepared>();

function preparedOn(client: PoolClient): Prepared {
  let prepared = prepared_by_client.get(client);
  if (!prepared) prepared_by_client.set(client, (prepared = new Map()));
  return prepared;
}

import type { Actor } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import type { Kernel } from "./kernel.ts";
import { operations } from "./operations.ts";

/** A row of a list, as its JSON says it. */
export type Row = Record<string, unknown>;

/** What goes out at once, and how many rows are in it. */
export type Piece<Content> = { content: Content; rows: number };

/** The rows that a question finds for the caller, a thousand at a time. */
export async function* rowPages(
  kernel: Kernel,
  entity: Entity,
  actor: Actor,
  question: Record<string, string>,
): AsyncGenerator<Row[]> {
  const does = operations(kernel, entity);
  const asked = { ...question, limit: "1000" };
  for (let next: string | null | undefined; next !== null;) {
    const text = await does.list(actor, next === undefined ? asked : { ...asked, cursor: next });
    const page = JSON.parse(text) as { data: Row[]; next: string | null };
    yield page.data;
    next = page.next;
  }
}

/**
 * Lets an export go. Needs the verb `export`; the log keeps what was asked before the first row leaves, and the number of
 * rows after the last. What is refused is refused before the answer begins.
 */
export async function logged<Content>(
  kernel: Kernel,
  entity: Pick<Entity, "name">,
  actor: Actor,
  question: Row,
  pieces: AsyncGenerator<Piece<Content>>,
): Promise<AsyncGenerator<Content>> {
  const log = (rows: number | null) =>
    kernel.database.flush(actor, [
      { text: "select app.log_export($1, $2::jsonb, $3)", values: [entity.name, JSON.stringify(question), rows] },
    ]);
  await log(null);
  const first = await pieces.next();
  return (async function* () {
    let count = 0;
    try {
      for (let piece = first; !piece.done; piece = await pieces.next()) {
        count += piece.value.rows;
        yield piece.value.content;
      }
    } finally {
      await log(count);
    }
  })();
}

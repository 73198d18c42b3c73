import type { Actor } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { type Row, rowPages } from "../entity/export.ts";
import type { Kernel } from "../entity/kernel.ts";

/** Rows by their ids, in the order of these; those that the caller does not see, or that are in the bin, are not among them. */
export async function* rowsInOrder(
  kernel: Kernel,
  entity: Entity,
  actor: Actor,
  given: string[],
  needed: Record<string, string>,
): AsyncGenerator<Row[]> {
  // Each once: of one long row a thousand times the answer would be a thousand times as long.
  const ids = [...new Set(given)];
  for (let at = 0; at < ids.length; at += at_once) {
    const some = ids.slice(at, at + at_once);
    const found = new Map<unknown, Row>();
    const where = JSON.stringify({ id: { in: some } });
    for await (const page of rowPages(kernel, entity, actor, { ...needed, where }))
      for (const row of page) found.set(row["id"], row);
    yield some.map((id) => found.get(id)).filter((row) => row !== undefined);
  }
}

// So many fit into the text of a filter.
const at_once = 400;

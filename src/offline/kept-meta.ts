import type { EntityMeta } from "../entity/meta.ts";
import { withLists } from "../records/with-lists.ts";
import type { openAnswers } from "./answers.ts";

/** What the server says of its entities, as it was last read on this device; empty where it never was. */
export async function keptMeta(answers: Pick<ReturnType<typeof openAnswers>, "recall">): Promise<EntityMeta[]> {
  const kept = (await answers.recall("/api/meta").catch(() => undefined)) as { data: EntityMeta[] } | undefined;
  return kept?.data ?? [];
}

/** What a new record of an entity has that says nothing of it. */
export function beginsOf(meta: EntityMeta[], entity: string): Record<string, unknown> {
  const fields = withLists(meta.find(({ name }) => name === entity))?.fields ?? [];
  return Object.fromEntries(
    fields.filter(({ begins }) => begins !== undefined).map(({ name, begins }) => [name, begins]),
  );
}

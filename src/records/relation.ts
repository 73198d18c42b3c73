import { columnOf, type RecordRow, type Values } from "./record-client.ts";

/** The relation that a column of ids points along, as src/entity/describe.ts names it. */
export function relationOf(column: string): string {
  return column.replace(/_(id|of|to)$/, "").replace(/_ids$/, "s");
}

/** What is seen of a change: where it points elsewhere, the name of the former goes with it, until the server says the new one. */
export function withoutFormer(row: RecordRow | undefined, effect: Values): Values {
  const former = Object.keys(effect).flatMap((column) => {
    const relation = relationOf(column);
    const related = row && columnOf(row, relation);
    const named = relation !== column && !(relation in effect) && !!related && !Array.isArray(related);
    return named && columnOf(row, column) !== effect[column] ? [[relation, null] as const] : [];
  });
  return { ...effect, ...Object.fromEntries(former) };
}

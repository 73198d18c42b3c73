/** The relation that a column of ids points along, as src/entity/describe.ts names it. */
export function relationOf(column: string): string {
  return column.replace(/_(id|of)$/, "").replace(/_ids$/, "s");
}

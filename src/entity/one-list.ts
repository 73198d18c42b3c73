/**
 * Alternatives of a filter; where each asks for one of some values in one and the same column, and for nothing else, that is one
 * list of them: an index serves it, and no `or` of several.
 */
export function oneList(alternatives: unknown[]): unknown[] {
  const [first, ...others] = alternatives.map(namedValues);
  if (!first || !others.every((other) => other?.column === first.column)) return alternatives;
  const values = [first, ...others].flatMap((each) => each?.values ?? []);
  return values.length > most_values ? alternatives : [{ [first.column]: { in: values } }];
}

// (Far less than a list may have: what was taken as several lists is not refused as a longer one.)
const most_values = 100;

function namedValues(where: unknown): { column: string; values: unknown[] } | undefined {
  const [column, asked] = onlyEntry(where) ?? [];
  const [operator, values] = onlyEntry(asked) ?? [];
  return column !== undefined && operator === "in" && Array.isArray(values) ? { column, values } : undefined;
}

function onlyEntry(value: unknown): [string, unknown] | undefined {
  const [entry, ...more] = isObject(value) ? Object.entries(value) : [];
  return more.length === 0 ? entry : undefined;
}

/** Whether it is an object of JSON, which lists are none of. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

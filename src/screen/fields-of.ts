import type { Described } from "./description.ts";

/** The fields that a column of a description shows: those it names, what it points at, else the one of its own name. */
export function fieldsOf({
  name,
  include,
  fields,
}: Pick<Described["columns"][number], "name" | "include" | "fields">): string[] {
  return fields ?? [include ? `${name}_id` : name];
}

import type { FieldMeta } from "../entity/meta.ts";
import { placeOf } from "../entities/places.ts";
import { phrase } from "../ui/translate.ts";
import type { Described } from "./description.ts";
import { fieldsOf } from "./fields-of.ts";

// They stand elsewhere in a panel, or tell nothing that the history does not.
const apart = ["id", "name", "tag_ids", "version", "created_by", "updated_by", "deleted_at", "deleted_by"];
const of_the_record = ["team_id", "created_at", "updated_at", "external_source", "external_id"];

type Arranged = Pick<Described, "entity" | "columns" | "form">;

/** Which fields a panel shows that nobody wrote: whose it is, then what the list and the form name; the rest is folded away. */
export function arrangement({ entity, columns, form }: Arranged, fields: FieldMeta[], state: string | null) {
  const shown = fields.filter(({ name, kind, reference }) => {
    return !apart.includes(name) && name !== state && kind !== "data" && (kind !== "reference" || reference);
  });
  const there = (names: string[]) => names.filter((name) => shown.some((field) => field.name === name));
  const facts = [...new Set(there(["owner_id", ...columns.flatMap(fieldsOf), ...form]))];
  const known = new Set([...facts, ...of_the_record]);
  const others = shown.flatMap(({ name }) => (known.has(name) ? [] : name));
  const { one } = placeOf(entity)?.words ?? { one: entity };
  const more = { ...(others.length > 0 && { [one]: others }), [phrase("Record")]: there(of_the_record) };
  return { facts, more };
}

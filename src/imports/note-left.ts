import type { Entity } from "../entity/describe.ts";
import type { LeftOut, Values } from "./candidate.ts";
import type { FoundColumn } from "./found-column.ts";
import { addLines } from "./reading/put-together.ts";

/**
 * The values of a row with what was left out of it in the note: a stage, an owner or a country that is not known here may mean
 * something to whoever reads it. (Numbers and addresses were noted when they were read.)
 */
export function withLeft(entity: Entity, columns: FoundColumn[], values: Values, left: LeftOut[]): Values {
  if (!("note" in entity.fields)) return values;
  const lines = left
    .filter(({ field, column }) => isSaid(entity, field) && column >= 0)
    .map(({ column, field, text }) => `${columns[column]?.name || field}: ${text}`);
  return lines.length > 0 ? { ...values, note: addLines(values["note"], lines) } : values;
}

function isSaid({ fields }: Entity, name: string): boolean {
  const { choices, kind, reference, list } = fields[name] ?? {};
  return !list && (!!choices || !!reference || kind === "country" || kind === "flag");
}

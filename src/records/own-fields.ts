import { ownName } from "../entities/own-fields/own-name.ts";
import type { OwnField } from "../entity/own-field.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { own } from "./own.ts";
import { ownFilters } from "./own-filters.ts";
import { knowChoices } from "../ui/choice-lists.ts";

let defined: readonly OwnField[] = [];

/** Learns which fields the company has given its records, before it learns its lists: who draws by these hears of both. */
export function knowOwnFields(fields: readonly OwnField[] | null | undefined): void {
  defined = fields ?? [];
  Object.assign(own, { meta: ownMeta, filters: (entity: string) => ownFilters(ownMeta(entity)), label: ownLabel });
  for (const each of defined) knowChoices(listOf(each), each.choices);
}

const listOf = ({ entity, key }: OwnField) => `own_fields.${entity}.${key}`;

function ownLabel(name: string, entity?: string): string | undefined {
  return defined.find((each) => ownName(each.key) === name && (!entity || each.entity === entity))?.name;
}

function ownMeta(entity: string): FieldMeta[] {
  return defined
    .filter((each) => each.entity === entity)
    .map((each) => {
      const { choices: _, ...rest } = each;
      const always = { list: false, nullable: true, creatable: true, updatable: true };
      const chosen = each.kind === "choice" && { chosen_from: listOf(each) };
      return { ...rest, ...always, ...chosen, own: each, name: ownName(each.key), sortable: each.kind !== "text" };
    });
}

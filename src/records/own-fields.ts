import { ownName } from "../entities/own-fields/own-name.ts";
import type { OwnField } from "../entity/own-field.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { knowChoices } from "../ui/choice-lists.ts";

let defined: readonly OwnField[] = [];

/** Learns which fields the company has given its records, before it learns its lists: who draws by these hears of both. */
export function knowOwnFields(fields: readonly OwnField[] | null | undefined): void {
  defined = fields ?? [];
  for (const own of defined) knowChoices(listOf(own), own.choices);
}

const listOf = ({ entity, key }: OwnField) => `own_fields.${entity}.${key}`;

/** The own fields of an entity. */
export const ownFieldsOf = (entity: string) => defined.filter((own) => own.entity === entity);

/** What an own field is called, also where its entity is not known; undefined of any other. */
export function ownLabel(name: string, entity?: string): string | undefined {
  return defined.find((own) => ownName(own.key) === name && (!entity || own.entity === entity))?.name;
}

/** Own fields as the server describes all others. */
export function ownMeta(entity: string): FieldMeta[] {
  return ownFieldsOf(entity).map((own) => {
    const { choices: _, ...rest } = own;
    const always = { list: false, nullable: true, creatable: true, updatable: true };
    const chosen = own.kind === "choice" && { chosen_from: listOf(own) };
    return { ...rest, ...always, ...chosen, own, name: ownName(own.key), sortable: own.kind !== "text" };
  });
}

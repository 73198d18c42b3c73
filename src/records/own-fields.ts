import { ownKey, ownName } from "../entities/own-fields/own-field-kinds.ts";
import type { OwnField } from "../entity/own-field.ts";
import type { FieldMeta } from "../entity/meta.ts";
import { knowChoices } from "../ui/choice-lists.ts";

let defined: readonly OwnField[] = [];
let told = "[]";
let version = 0;

/** Learns which fields the company has given its records, as the session says: before the first render, and whenever they have changed. */
export function knowOwnFields(fields: readonly OwnField[] | null | undefined): void {
  const now = JSON.stringify(fields ?? []);
  if (now === told) return;
  told = now;
  version += 1;
  defined = fields ?? [];
  for (const own of defined) knowChoices(listOf(own), own.choices);
  knowChoices("own_fields", []);
}

/** Rises with each change of own fields. */
export const ownVersion = () => version;

const listOf = ({ entity, key }: OwnField) => `own_fields.${entity}.${key}`;

/** The own fields of an entity. */
export const ownFieldsOf = (entity: string) => defined.filter((own) => own.entity === entity);

/** What an own field is called, also where its entity is not known; undefined of any other. */
export function ownLabel(name: string, entity?: string): string | undefined {
  const key = ownKey(name);
  return key && defined.find((own) => own.key === key && (!entity || own.entity === entity))?.name;
}

/** Own fields as the server describes all others. */
export function ownMeta(entity: string): FieldMeta[] {
  return ownFieldsOf(entity).map((own): FieldMeta => {
    const { key, name, kind, hint, required, choices } = own;
    return {
      name: ownName(key),
      own: { name, hint },
      kind,
      list: false,
      required,
      nullable: true,
      creatable: true,
      updatable: true,
      sortable: kind !== "text",
      ...(kind === "choice" && {
        choices: choices.flatMap((each) => (each.gone ? [] : each.key)),
        chosen_from: listOf(own),
      }),
    };
  });
}

import type { HistoryEntry } from "../../client/api.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { fieldDeeds } from "../../records/field-deeds.tsx";
import { type Deed, deeds } from "../../records/timeline.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { toldLabels } from "./account-labels.ts";
import { groupDigits } from "./account-numbers.ts";
import { stageName, typeName } from "./account-stages.ts";

/** What a change of a client means, in sentences that begin with who made it. */
export function accountDeeds(
  entry: HistoryEntry,
  fields: FieldMeta[],
  nameOf: (person: string) => string | undefined,
): Deed[] {
  const { before, after } = entry;
  // Columns that some role may not read have an entry of their own; the creation is told once.
  if (entry.verb === "create") return after && "name" in after ? [{ text: deeds.created }] : [];
  if (after && "deleted_at" in after) return [{ text: after["deleted_at"] ? deeds.removed : deeds.restored }];
  return [
    ...(after && "stage" in after ? [moved(entry)] : []),
    ...(after && "owner_id" in after ? [handed(after["owner_id"], nameOf)] : []),
    ...fieldDeeds({ ...entry, before: inWords(before), after: inWords(after) }, fields, toldLabels()),
  ];
}

function moved({ before, after }: HistoryEntry): Deed {
  const [from, to] = [String(before?.["stage"]), String(after?.["stage"])];
  return { text: movedOn, values: { from: stageName(from), to: strong(stageName(to)) } };
}

function handed(owner: unknown, nameOf: (id: string) => string | undefined): Deed {
  if (typeof owner !== "string") return { text: freed };
  return { text: assigned, values: { owner: strong(nameOf(owner) ?? t("a colleague")) } };
}

function inWords(values: HistoryEntry["after"]): HistoryEntry["after"] {
  if (!values) return values;
  const worded = Object.entries(values).map(([name, value]) => {
    if (typeof value !== "string") return [name, value];
    if (name === "type") return [name, typeName(value)];
    return [name, name === "siren" || name === "siret" ? groupDigits(value) : value];
  });
  return Object.fromEntries(worded) as HistoryEntry["after"];
}

function strong(text: string) {
  return <b className="font-medium">{text}</b>;
}

const movedOn = phrase("{{who}} moved it from {{from}} to {{to}}");
const freed = phrase("{{who}} left it without an owner");
const assigned = phrase("{{who}} assigned it to {{owner}}");

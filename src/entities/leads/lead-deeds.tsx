import type { HistoryEntry } from "../../client/api.ts";
import type { FieldMeta } from "../../entity/meta.ts";
import { fieldDeeds } from "../../records/field-deeds.tsx";
import { type Deed, deeds } from "../../records/timeline.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { leadLabels } from "./lead-labels.ts";
import { isOpenStage, stageName } from "./stage-names.ts";

/** What a change of a lead means, in sentences that begin with who made it. */
export function leadDeeds(
  entry: HistoryEntry,
  fields: FieldMeta[],
  nameOf: (person: string) => string | undefined,
): Deed[] {
  if (entry.verb === "create") return [{ text: deeds.created }];
  const after = entry.after ?? {};
  if ("deleted_at" in after) return [binned(entry)];
  const labels = leadLabels();
  // What follows from a stage by itself is not told a second time.
  for (const told of "stage" in after ? ["probability", "lost_reason", "lost_note"] : []) delete labels[told];
  return [
    ...("stage" in after ? [moved(entry)] : []),
    ...("owner_id" in after ? [handed(entry, nameOf)] : []),
    ...fieldDeeds(entry, fields, labels),
  ];
}

function binned({ before, after }: HistoryEntry): Deed {
  if (!after?.["deleted_at"]) return { text: deeds.restored };
  return { text: after["duplicate_of"] || before?.["duplicate_of"] ? merged : deeds.removed };
}

function moved({ before, after }: HistoryEntry): Deed {
  const [from, to] = [String(before?.["stage"]), String(after?.["stage"])];
  const values = { from: stageName(from), to: strong(stageName(to)) };
  if (to === "won") return { text: won };
  if (to === "lost") {
    const reason = after?.["lost_reason"];
    return reason ? { text: lostFor, values: { reason: strong(String(reason)) } } : { text: lost };
  }
  return { text: isOpenStage(from) ? movedOn : reopened, values };
}

function handed({ before, after, actor_id }: HistoryEntry, nameOf: (id: string) => string | undefined): Deed {
  const owner = String(after?.["owner_id"] ?? "");
  if (!owner) return { text: freed };
  if (owner === actor_id && !before?.["owner_id"]) return { text: claimed };
  return { text: assigned, values: { owner: strong(nameOf(owner) ?? t("a colleague")) } };
}

function strong(text: string) {
  return <b className="font-medium">{text}</b>;
}

const movedOn = phrase("{{who}} moved it from {{from}} to {{to}}");
const reopened = phrase("{{who}} reopened it, to {{to}}");
const won = phrase("{{who}} won it");
const lost = phrase("{{who}} marked it as lost");
const lostFor = phrase("{{who}} marked it as lost: {{reason}}");
const claimed = phrase("{{who}} claimed it");
const freed = phrase("{{who}} left it without an owner");
const assigned = phrase("{{who}} assigned it to {{owner}}");
const merged = phrase("{{who}} merged it into another lead");

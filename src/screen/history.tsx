import type { HistoryEntry } from "../client/api.ts";
import type { EntityMeta, FieldMeta } from "../entity/meta.ts";
import { tagDeeds } from "../entities/tags/tag-deeds.tsx";
import { useTags } from "../entities/tags/use-tags.ts";
import { fieldDeeds } from "../records/field-deeds.tsx";
import { failureSentence } from "../records/failure.ts";
import { useNames } from "../records/names.ts";
import { changesOf, Days, type Deed, deeds, type Telling } from "../records/timeline.tsx";
import { useFields, useStateColumn } from "../records/use-meta.ts";
import { useHistory } from "../records/use-records.ts";
import { choiceWord } from "../ui/choice-word.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { phrase, t } from "../ui/translate.ts";
import { withFrench } from "../ui/with-french.ts";
import { type OwnDeeds, useHere, useScreen } from "./description.ts";
import { labelOf } from "./label.ts";
import { late } from "../ui/late.ts";
import { type Mover, useTakeBack } from "./use-take-back.tsx";

const RecordTimeline = late(
  withFrench(
    () => import("../timeline/browser/record-timeline.tsx"),
    () => import("../timeline/browser/timeline.french.ts"),
  ),
  () => <Skeleton className="m-4 w-64" />,
);

/**
 * What happened to the record, in sentences; an entity may tell some changes in its own words. Where people talk about its
 * records, what they said, did and plan stands among them. `move` leads to a state where the entity's own verb for moving does not.
 */
export function History({ own, move }: { own?: OwnDeeds; move?: Mover }) {
  const { described } = useScreen();
  const { row } = useHere();
  const fields = useFields(described.entity);
  const state = useStateColumn(described.entity);
  const nameOf = useNames();
  const tags = useTags();
  const labels = Object.fromEntries(fields.filter(isTold).map(({ name }) => [name, labelOf(described, name)]));
  const deedsOf = (entry: HistoryEntry) => [
    ...recordDeeds(entry, { fields, state }, labels, nameOf, own),
    ...tagDeeds(entry, tags),
  ];
  const telling = { deedsOf, actsOf: useTakeBack(move) };
  const talked_about = useFields("comments").find(({ name }) => name === "entity")?.choices ?? [];
  if (!talked_about.includes(described.entity)) return <Changes id={row.id} telling={telling} />;
  return <RecordTimeline {...telling} />;
}

/** What was changed in the record, and nothing else. */
function Changes({ id, telling }: { id: string; telling: Telling }) {
  const { data, error } = useHistory(useScreen().described.entity, id);
  return (
    <section aria-label={t("History")} className="flex-1 border-t border-line px-4 pt-1 pb-6">
      {error && <p className="py-3 text-ink-2">{failureSentence(error)}</p>}
      {!data && !error && <Skeleton className="mt-4 w-64" />}
      <Days events={changesOf(data ?? [], telling)} />
    </section>
  );
}

/** What a change of a record means, in sentences that begin with who made it. */
export function recordDeeds(
  entry: HistoryEntry,
  { fields, state }: Pick<EntityMeta, "fields" | "state">,
  labels: Record<string, string>,
  nameOf: (person: string) => string | undefined,
  own: OwnDeeds = {},
): Deed[] {
  const after = entry.after ?? {};
  if (entry.verb === "create") return [{ text: deeds.created }];
  if ("deleted_at" in after) {
    if (!after["deleted_at"]) return [{ text: deeds.restored }];
    return [own.removed?.(entry) ?? { text: deeds.removed }];
  }
  const moved = state !== null && state in after;
  const hidden = [...(own.told_elsewhere ?? []), ...(moved ? (own.with_state ?? []) : [])];
  const told = Object.fromEntries(Object.entries(labels).filter(([name]) => !hidden.includes(name)));
  return [
    ...(moved ? [own.moved?.(entry) ?? movedDeed(entry, fields, state)] : []),
    ...("owner_id" in after ? [handed(entry, nameOf)] : []),
    ...fieldDeeds(entry, fields, told),
  ];
}

/**
 * Whether a change of a field is worth a sentence: what somebody can change, and what can be read. What it points at is told
 * also where a verb changes it; the owner has sentences of their own, and the team follows.
 */
function isTold({ name, kind, list, reference, updatable }: FieldMeta): boolean {
  if (reference) return !list && !["owner_id", "team_id"].includes(name);
  return updatable && !["data", "reference"].includes(kind) && !name.startsWith("external_");
}

function movedDeed({ before, after }: HistoryEntry, fields: FieldMeta[], state: string): Deed {
  const list = fields.find(({ name }) => name === state)?.chosen_from;
  const [from, to] = [before, after].map((values) => choiceWord(String(values?.[state]), list));
  return { text: moved_on, values: { from, to: strong(to ?? "") } };
}

function handed({ before, after, actor_id }: HistoryEntry, nameOf: (id: string) => string | undefined): Deed {
  const owner = after?.["owner_id"];
  if (typeof owner !== "string") return { text: freed };
  if (owner === actor_id && !before?.["owner_id"]) return { text: claimed };
  return { text: assigned, values: { owner: strong(nameOf(owner) ?? t("a colleague")) } };
}

export function strong(text: string) {
  return <b className="font-medium">{text}</b>;
}

const moved_on = phrase("{{who}} moved it from {{from}} to {{to}}");
const claimed = phrase("{{who}} claimed it");
const freed = phrase("{{who}} left it without an owner");
const assigned = phrase("{{who}} assigned it to {{owner}}");

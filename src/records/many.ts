import type { QueryClient } from "@tanstack/react-query";
import type { EntityName } from "../client/api.ts";
import { saidSo, toast } from "../ui/toast.ts";
import { t } from "../ui/translate.ts";
import { refreshAll } from "./cache.ts";
import { inChunks } from "./in-chunks.ts";
import { type BulkAnswer, columnOf, recordClient, type RecordRow, type Values } from "./record-client.ts";
import { skippedSentence } from "./skipped-sentence.ts";

/** What is done to each of many: `update`, `remove`, `restore` or a verb, with what it needs. */
export type Deed = { do: string; with?: Values };

/** An act on many, with what is said of it and how it is taken back. */
export type ManyAct = Deed & {
  /** What it is called: "Win", "Source". */
  name: string;
  /** What is said when it was done to so many. */
  said: (count: number) => string;
  /** The columns that say how a record was, and what takes it back there; null where nothing does. */
  was?: string[];
  back?: (was: Values) => Deed | null;
};

/** So many records at most are taken back at once. */
export const most_taken_back = 1000;

/** Does an act on these records; says to how many, why others were left, and for 10 s how to take it back. */
export async function actOnMany(
  cache: QueryClient,
  entity: EntityName,
  rows: RecordRow[],
  act: ManyAct,
): Promise<void> {
  const answer = await send(
    entity,
    rows.map(({ id }) => id),
    act,
  ).finally(() => refreshAll(cache, entity));
  const changed = new Set(answer.changed);
  const before = rows
    .filter(({ id }) => changed.has(id))
    .map((row) => [row.id, Object.fromEntries((act.was ?? []).map((name) => [name, columnOf(row, name)]))] as const);
  const done = changed.size > 0 ? act.said(changed.size) : "";
  const undo = wayBack(cache, entity, act, new Map(before));
  const names = new Map(rows.map((row) => [row.id, columnOf(row, "name") as string | undefined]));
  toast([done, skippedSentence(answer.skipped, (id) => names.get(id))].filter(Boolean).join(" "), {
    ...(undo && { undo }),
  });
}

/** Whether an act on so many can be taken back. */
export const canGoBack = ({ back }: ManyAct, count: number) => !!back && count <= most_taken_back;

/** What takes an act back for these records, as they were before; nothing where it cannot be. */
export function wayBack(
  cache: QueryClient,
  entity: EntityName,
  { back }: ManyAct,
  before: Map<string, Values> | null,
): (() => Promise<unknown>) | undefined {
  if (!back || !before || before.size === 0 || before.size > most_taken_back) return undefined;
  const deeds = Map.groupBy(before.keys(), (id) => JSON.stringify(back(before.get(id) ?? {})));
  deeds.delete("null");
  if (deeds.size === 0) return undefined;
  const takeBack = async () => {
    const skipped = [];
    for (const [deed, ids] of deeds) skipped.push(...(await send(entity, ids, JSON.parse(deed) as Deed)).skipped);
    toast(skipped.length > 0 ? skippedSentence(skipped) : t("Taken back."), {
      tone: skipped.length > 0 ? "bad" : "good",
    });
    return saidSo();
  };
  return () => takeBack().finally(() => refreshAll(cache, entity));
}

function send(entity: EntityName, ids: string[], deed: Deed): Promise<BulkAnswer> {
  const by_verb = !["update", "remove", "restore"].includes(deed.do);
  const asked = { do: deed.do, ...(deed.with && { with: deed.with }) };
  return inChunks(ids, (some) => recordClient(entity).bulk({ ...asked, ids: some }), by_verb);
}

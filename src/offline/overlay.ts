import type { Where } from "../entity/list-request.ts";
import { type RecordRow, type Values, withValues } from "../records/record-client.ts";
import { fold } from "../ui/fold.ts";
import type { Item } from "./item.ts";
import { matches } from "./matches.ts";

type Page = { data: RecordRow[] };
type Question = { where?: Where; q?: string | null; cursor?: string | null };
/** What waits about one record: as it was, none for a new one, and what becomes of it. */
type Touched = { row: Values | null; effect: Values; gone: boolean };

/**
 * What was answered at an address, with what waits on top: changed rows, new ones first, removed ones gone; a record as it
 * will be, also one that the server has not heard of yet.
 */
export function over(items: Item[], path: string, answer: unknown): unknown {
  const [, entity = "", id, query] = /^\/api\/(\w+)(?:\/([\da-f-]{36})$|\?(.*)$)/.exec(path) ?? [];
  const touched = touchedBy(items, entity);
  if (touched.size === 0) return answer;
  if (id) return overRecord(touched.get(id), id, answer as { data: RecordRow } | undefined);
  return answer && overList(touched, questionOf(query), answer as Page);
}

function overList(touched: Map<string, Touched>, question: Question, page: Page): Page {
  const there = new Set(page.data.map(({ id }) => id));
  const data = page.data.flatMap((row) => {
    const change = touched.get(row.id);
    if (!change) return [row];
    const after = withValues(row, change.effect);
    return change.gone || belongs(question, after) === false ? [] : [after];
  });
  const come = [...touched].flatMap(([id, { row, effect, gone }]) => {
    const after: Values = withValues({ ...row, id }, effect);
    if (gone || there.has(id) || belongs(question, after) !== true) return [];
    return !row || belongs(question, row) === false ? [after as unknown as RecordRow] : [];
  });
  return { ...page, data: question.cursor ? data : [...come.toReversed(), ...data] };
}

function overRecord(change: Touched | undefined, id: string, answer: { data: RecordRow } | undefined): unknown {
  if (!change || change.gone) return answer;
  if (!answer) return { data: withValues({ can: [], ...change.row, id }, change.effect) };
  return { data: { ...withValues(answer.data, change.effect), version: answer.data.version } };
}

function questionOf(query = ""): Question {
  const given = new URLSearchParams(query);
  const where = given.get("where");
  return { ...(where && { where: JSON.parse(where) as Where }), q: given.get("q"), cursor: given.get("cursor") };
}

function touchedBy(items: Item[], entity: string): Map<string, Touched> {
  const touched = new Map<string, Touched>();
  for (const { entity: of, state, act, ids, row, effect } of items) {
    if (of !== entity || state !== "waiting") continue;
    for (const id of ids) {
      const before = touched.get(id) ?? { row: (row as Values | undefined) ?? null, effect: {} };
      touched.set(id, { row: before.row, effect: { ...before.effect, ...effect }, gone: act === "remove" });
    }
  }
  return touched;
}

function belongs({ where, q }: Question, row: Values): boolean | undefined {
  if (!q) return matches(where, row);
  const found = fold(JSON.stringify(Object.values(row))).includes(fold(q));
  return found ? matches(where, row) : undefined;
}

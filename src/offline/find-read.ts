import type { Person } from "../client/session.ts";
import { type AnyPlace, placeOf } from "../entities/places.ts";
import type { Hit } from "../search/hit.ts";
import { openAnswers } from "./answers.ts";
import { fold } from "../ui/fold.ts";
import { keptMeta } from "./kept-meta.ts";
import { overAnswer } from "./outbox.ts";

type Row = { id: string; name?: string } & Record<string, unknown>;
/**
 * Finds, among what this person has read on this device and what they wrote since, the records in which each word begins
 * some word. Those whose name begins with the first word come first, then those that were read last.
 */
export async function findRead(person: Pick<Person, "id" | "team_id">, words: string, most: number): Promise<Hit[]> {
  const terms = fold(words).split(" ");
  const found = new Map<string, { hit: Hit; first: boolean }>();
  const answers = openAnswers(person);
  const searched = new Map((await keptMeta(answers)).map((meta) => [meta.name, meta.searched]));
  for (const { path, answer } of await answers.all()) {
    const [, entity = ""] = /^\/api\/(\w+)[/?]/.exec(path) ?? [];
    const how = placeOf(entity);
    const texts = searched.get(entity) ?? [];
    if (!how || texts.length === 0) continue;
    for (const row of rowsOf(overAnswer(path, answer))) {
      if (found.has(row.id) || row["deleted_at"] || !holds(row, texts, terms)) continue;
      found.set(row.id, {
        hit: hitOf(entity, row, how, terms),
        first: fold(row.name ?? "").startsWith(terms[0] ?? ""),
      });
    }
  }
  const hits = [...found.values()];
  return [...hits.filter(({ first }) => first), ...hits.filter(({ first }) => !first)]
    .slice(0, most)
    .map(({ hit }) => hit);
}

// A list, or one record; histories and sums have no rows of their own.
function rowsOf(answer: unknown): Row[] {
  const data = (answer as { data?: unknown } | undefined)?.data;
  const rows = (Array.isArray(data) ? data : [data]) as (Partial<Row> | null | undefined)[];
  return rows.filter((row): row is Row => !!row?.id && typeof row.name === "string");
}

function holds(row: Row, texts: string[], terms: string[]): boolean {
  const text = fold([row.name, ...texts.map((column) => row[column])].flat().join(" "));
  return terms.every((term) => beginnings(text, term).length > 0);
}

function hitOf(entity: string, row: Row, { type, under = [] }: AnyPlace, terms: string[]): Hit {
  const told = under.flatMap((column) => [row[column]].flat()[0] ?? []).join(" · ");
  return {
    entity,
    entity_type: type ?? "other",
    entity_id: row.id,
    entity_name: row.name ?? "",
    entity_description: told || null,
    account_id: (row["account_id"] as string | undefined) ?? null,
    name_marks: marks(row.name ?? "", terms),
    description_marks: marks(told, terms),
  };
}

// Letter by letter, since a folded text may be longer or shorter than what is shown.
function marks(text: string, terms: string[]): number[] {
  const from: number[] = [];
  let folded = "";
  for (const [index, letter] of [...text].entries())
    for (const part of fold(letter)) {
      folded += part;
      from.push(index);
    }
  const places = terms.flatMap((term) =>
    beginnings(folded, term).map((at) => [from[at] ?? 0, (from[at + term.length - 1] ?? 0) + 1 - (from[at] ?? 0)]),
  );
  return places.toSorted(([one = 0], [other = 0]) => one - other).flat();
}

function beginnings(text: string, term: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? "")) places.push(at);
  return places;
}

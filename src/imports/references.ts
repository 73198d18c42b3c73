import { sql } from "drizzle-orm";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import type { Candidate } from "./read-row.ts";

/** Finds what rows point at, by id, e-mail or name, among what the importer sees; remembers what was found. */
export type References = {
  /** The id that a text means for an entity's reference, or why there is none; only after `learn`. */
  meant(field: string, text: string): { id: string } | { reason: string };
  learn(tx: Transaction, candidates: Candidate[]): Promise<void>;
};

const most_remembered = 50_000;

export function references(entity: Entity, entities: Record<string, Entity>): References {
  const found = new Map<string, string[]>();
  const keyOf = (target: string, text: string) => `${target} ${text}`;
  return {
    meant(field, text) {
      const ids = found.get(keyOf(entity.fields[field]?.reference ?? "", text)) ?? [];
      if (ids.length > 1) return { reason: "several records have this name" };
      return ids[0] === undefined ? { reason: "no such record that you can see" } : { id: ids[0] };
    },
    async learn(tx, candidates) {
      if (found.size > most_remembered) found.clear();
      const wanted = new Map<string, Set<string>>();
      for (const candidate of candidates) {
        for (const [field, texts] of Object.entries(candidate.wanted)) {
          const target = entity.fields[field]?.reference ?? "";
          for (const text of texts)
            if (!found.has(keyOf(target, text))) wanted.set(target, (wanted.get(target) ?? new Set()).add(text));
        }
      }
      for (const [target, texts] of wanted) {
        for (const [text, ids] of await lookUp(tx, entities[target] as Entity, [...texts]))
          found.set(keyOf(target, text), ids);
      }
    },
  };
}

async function lookUp(tx: Transaction, target: Entity, texts: string[]): Promise<Map<string, string[]>> {
  const exact = await asked(
    tx,
    target,
    texts,
    "email" in target.columns
      ? sql`t.name = w.text or t.email = lower(w.text) or t.id = case when w.text ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then w.text::uuid end`
      : sql`t.name = w.text or t.id = case when w.text ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then w.text::uuid end`,
  );
  const left = texts.filter((text) => !exact.has(text));
  const loose = left.length
    ? await asked(tx, target, left, sql`app.fold(t.name) = app.fold(w.text)`)
    : new Map<string, string[]>();
  return new Map(texts.map((text) => [text, exact.get(text) ?? loose.get(text) ?? []]));
}

async function asked(
  tx: Transaction,
  target: Entity,
  texts: string[],
  condition: ReturnType<typeof sql>,
): Promise<Map<string, string[]>> {
  const { rows } = await tx.execute<{ text: string; ids: string[] }>(sql`
    select w.text, array_agg(t.id::text) as ids from unnest(${sql.param(texts)}::text[]) as w (text)
      join ${target.table} t on ${condition} ${"deleted_at" in target.columns ? sql`where t.deleted_at is null` : sql``} group by w.text`);
  return new Map(rows.map(({ text, ids }) => [text, ids]));
}

import { sql, type SQL } from "../database/drizzle.ts";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import type { ImportSettings } from "./import-settings.ts";
import { makeNames } from "./make-names.ts";
import type { Candidate } from "./candidate.ts";

/**
 * Finds what rows point at, by id, e-mail or name, among what the importer sees; remembers what was found. What a list
 * points at, such as tags, is made where it is wished and not there.
 */
export type References = {
  /** The id that a text means for an entity's reference, or why there is none; only after `learn`. */
  meant(field: string, text: string): { id: string } | { reason: string };
  /** Learns of all these; makes what is missing for those that are `taken`. */
  learn(tx: Transaction, candidates: Candidate[], taken: Candidate[]): Promise<void>;
  /** How many were made since this was last asked; what a check made and took back counts once. */
  made(): number;
};

const most_remembered = 50_000;

export function references(
  entity: Entity,
  entities: Record<string, Entity>,
  { make_tags, make_accounts, defaults }: Pick<ImportSettings, "make_tags" | "make_accounts" | "defaults">,
): References {
  const makes = new Set([...(make_tags ? ["tags"] : []), ...(make_accounts ? ["accounts"] : [])]);
  const found = new Map<string, string[]>();
  const made = new Set<string>();
  let told = 0;
  let fresh: string[] = [];
  const idsOf = (target: string, text: string) => found.get(keyOf(target, text));
  async function remember(tx: Transaction, target: string, texts: string[]): Promise<void> {
    for (const [text, ids] of await lookUp(tx, entities[target] as Entity, texts)) found.set(keyOf(target, text), ids);
  }
  return {
    meant(field, text) {
      const ids = idsOf(entity.fields[field]?.reference ?? "", text) ?? [];
      if (ids.length > 1) return { reason: "several records have this name" };
      return ids[0] === undefined ? { reason: "no such record that you can see" } : { id: ids[0] };
    },
    async learn(tx, candidates, taken) {
      if (found.size > most_remembered) found.clear();
      // A check takes back what it made.
      for (const key of fresh) found.delete(key);
      fresh = [];
      const isUnknown = (target: string, text: string) => idsOf(target, text) === undefined;
      for (const [target, texts] of referredTo(entity, candidates, isUnknown)) await remember(tx, target, texts);
      const isMissing = (target: string, text: string) => makes.has(target) && idsOf(target, text)?.length === 0;
      for (const [target, texts] of referredTo(entity, taken, isMissing)) {
        await makeNames(tx, entities[target] as Entity, texts, made, defaults["owner_id"] as string | undefined);
        await remember(tx, target, texts);
        fresh.push(...texts.map((text) => keyOf(target, text)));
      }
    },
    made() {
      const now = made.size - told;
      told = made.size;
      return now;
    },
  };
}

const keyOf = (target: string, text: string) => `${target} ${text}`;

/** The texts that rows point with and that are wanted, by the entity that they mean. */
function referredTo(
  entity: Entity,
  candidates: Candidate[],
  isWanted: (target: string, text: string) => boolean,
): [string, string[]][] {
  const wanted = new Map<string, Set<string>>();
  for (const candidate of candidates)
    for (const [field, texts] of Object.entries(candidate.wanted)) {
      const { reference: target = "" } = entity.fields[field] ?? {};
      for (const text of texts)
        if (isWanted(target, text)) wanted.set(target, (wanted.get(target) ?? new Set()).add(text));
    }
  return [...wanted].map(([target, texts]) => [target, [...texts]]);
}

/** Which records of an entity texts mean, by id, address, key or name. */
export async function lookUp(tx: Transaction, target: Entity, texts: string[]): Promise<Map<string, string[]>> {
  const exact = await asked(tx, target, texts, [
    sql`t.name = w.text`,
    sql`t.id = case when w.text ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then w.text::uuid end`,
    ...("email" in target.columns ? [sql`t.email = lower(w.text)`] : []),
    ...("key" in target.columns ? [sql`t.key = upper(w.text)`] : []),
    ...("code" in target.columns ? [sql`t.code = upper(w.text)`] : []),
    ...("domains" in target.columns ? [sql`t.domains @> array[lower(w.text)]`] : []),
  ]);
  const left = texts.filter((text) => !exact.has(text));
  const loose = left.length
    ? await asked(tx, target, left, [sql`app.fold(t.name) = app.fold(w.text)`])
    : new Map<string, string[]>();
  return new Map(texts.map((text) => [text, exact.get(text) ?? loose.get(text) ?? []]));
}

// One join for each condition: joined by "or", every text is compared with every record.
async function asked(
  tx: Transaction,
  target: Entity,
  texts: string[],
  conditions: SQL[],
): Promise<Map<string, string[]>> {
  const living = "deleted_at" in target.columns ? sql`where t.deleted_at is null` : sql``;
  const joins = conditions.map(
    (condition) => sql`select w.text, t.id from w join ${target.table} t on ${condition} ${living}`,
  );
  const { rows } = await tx.execute<{ text: string; ids: string[] }>(sql`
    with w as (select * from unnest(${sql.param(texts)}::text[]) as w (text))
    select text, array_agg(id::text) as ids from (${sql.join(joins, sql` union `)}) found group by text`);
  return new Map(rows.map(({ text, ids }) => [text, ids]));
}

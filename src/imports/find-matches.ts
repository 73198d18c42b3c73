import { sql } from "../database/drizzle.ts";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { fold } from "./fold.ts";
import type { ImportSettings } from "./import-settings.ts";
import type { Candidate } from "./candidate.ts";

/** A record that a row is about. */
export type Match = { id: string; name: string; binned: boolean; keys: string[]; source: string | null };

/** The records that rows are about by the match key, among what the importer sees, the bin included. */
export async function findMatches(
  tx: Transaction,
  entity: Entity,
  { match_key, defaults }: Pick<ImportSettings, "match_key" | "defaults">,
  candidates: Candidate[],
): Promise<(candidate: Candidate) => Match[]> {
  const keys = match_key === null ? [] : [...new Set(candidates.flatMap((candidate) => candidate.keys))];
  if (match_key === null || keys.length === 0) return () => [];
  const by_key = new Map<string, Match[]>();
  for (const match of await lookUp(tx, entity, match_key, keys)) {
    for (const key of match.keys) by_key.set(key, [...(by_key.get(key) ?? []), match]);
  }
  return (candidate) => {
    const found = [...new Set(candidate.keys.flatMap((key) => by_key.get(key) ?? []))];
    if (match_key === "id") return found;
    // An id belongs to the system that gave it: "1" of one is not "1" of another.
    const source = candidate.values["external_source"] ?? defaults["external_source"] ?? null;
    return sameName(candidate, match_key === "external_id" ? found.filter((match) => match.source === source) : found);
  };
}

// Several people may share an address; then the name says which of them a row is about.
function sameName({ values, shares }: Candidate, found: Match[]): Match[] {
  const living = found.filter(({ binned }) => !binned);
  if (!shares && living.length < 2) return found;
  const name = fold(String(values["name"] ?? ""));
  const named = name ? found.filter((match) => fold(match.name) === name) : [];
  return shares || named.length > 0 ? named : found;
}

async function lookUp(tx: Transaction, entity: Entity, match_key: string, keys: string[]): Promise<Match[]> {
  const column = sql.identifier(match_key);
  const listed = entity.fields[match_key]?.list;
  const values = sql.param(keys);
  const { rows } = await tx.execute<Match>(sql`
    select id::text, name, ${entity.has_bin ? sql`deleted_at is not null` : sql`false`} as binned,
           ${listed ? sql`${column}` : sql`array[${column}::text]`} as keys,
           ${"external_source" in entity.columns ? sql`external_source` : sql`null`} as source
      from ${entity.table} where ${
        listed
          ? sql`id in (select app.find_by(${entity.name}, ${match_key}, ${values}::text[]))`
          : match_key === "id"
            ? sql`id = any(${values}::uuid[])`
            : sql`${column} = any(${values}::text[])`
      }`);
  return rows;
}

import { sql } from "drizzle-orm";
import type { Transaction } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import type { Candidate } from "./read-row.ts";

/** A record that a row is about. */
export type Match = { id: string; binned: boolean; keys: string[]; source: string | null };

/** The records that rows are about by the match key, among what the importer sees, the bin included. */
export async function findMatches(
  tx: Transaction,
  entity: Entity,
  match_key: string | null,
  candidates: Candidate[],
): Promise<(candidate: Candidate) => Match[]> {
  const keys = match_key === null ? [] : [...new Set(candidates.flatMap((candidate) => candidate.keys))];
  if (match_key === null || keys.length === 0) return () => [];
  const by_key = new Map<string, Match[]>();
  for (const match of await lookUp(tx, entity, match_key, keys)) {
    for (const key of match.keys) by_key.set(key, [...(by_key.get(key) ?? []), match]);
  }
  return (candidate) => {
    const found = new Set(candidate.keys.flatMap((key) => by_key.get(key) ?? []));
    const source = match_key === "external_id" ? candidate.values["external_source"] : undefined;
    return [...found].filter((match) => source === undefined || match.source === source);
  };
}

async function lookUp(tx: Transaction, entity: Entity, match_key: string, keys: string[]): Promise<Match[]> {
  const column = sql.identifier(match_key);
  const listed = entity.fields[match_key]?.list;
  const values = sql.param(keys);
  const { rows } = await tx.execute<Match>(sql`
    select id::text, ${entity.has_bin ? sql`deleted_at is not null` : sql`false`} as binned,
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

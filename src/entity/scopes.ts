import { sql, type SQL } from "../database/drizzle.ts";
import type { Entity } from "./describe.ts";

/**
 * What a scope of an entity is (app.scopes): the column of the row, the key of the caller that it holds, and both as a
 * predicate, in which {user_id}, {member:project} and the like stand for the caller's.
 */
export type Scope = { column: string | null; key: string; predicate: string };

/** The scopes of an entity by name. */
export type Scopes = Record<string, Scope>;

/** Who asks, proven once for all that the statement needs to know of them; the policies ask for themselves. */
export const me = sql.raw(`me as materialized (select (c ->> 'user')::uuid as user_id, (c ->> 'team')::uuid as team_id,
  (c ->> 'account')::uuid as account_id, c ->> 'role' as role from app.caller() c)`);

/** A scope's predicate in a statement that knows who asks (`me`). */
export function mine(predicate: string): SQL {
  return sql.raw(
    predicate
      .replace(/\{(\w+)\}/g, "(select $1 from me)")
      .replace(/\{member:(\w+)\}/g, (_, kind: string) => memberIds(kind)),
  );
}

/** The ids of what the caller is a member of. (Without the cast PostgreSQL reads `= any (select …)` as another operator.) */
export function memberIds(kind: string): string {
  return `(select app.member_ids('${kind}'))::uuid[]`;
}

/** Of some scopes those with these names. */
export function among(scopes: Scopes, names: string[] = []): Scopes {
  return Object.fromEntries(Object.entries(scopes).filter(([name]) => names.includes(name)));
}

/** Who asks, and their rights on an entity. */
export const meAndMine = (entity: Entity): SQL =>
  sql`${me}, can as materialized (select app.rights(${sql.raw(`'${entity.name}'`)}) as rights)`;

/** That the caller may do a verb on a row, in a statement that knows who asks (`me`) and their rights (`can`). */
export function mayDo(verb: string, scopes: Scopes): SQL {
  const each = Object.entries(scopes).map(
    ([scope, { predicate }]) =>
      sql`((select rights -> ${sql.raw(`'${verb}'`)} from can) ? ${sql.raw(`'${scope}'`)} and (${mine(predicate)}))`,
  );
  return sql`coalesce(${sql.join(each, sql` or `)}, false)`;
}

import { sql, type SQL } from "../database/drizzle.ts";
import type { Entity } from "./describe.ts";

/**
 * What a scope of an entity is (app.scopes): the column of the row, the key of the caller that it holds, and both as a
 * predicate, in which {user_id}, {member:project} and the like stand for the caller's.
 */
export type Scope = { column: string | null; key: string; predicate: string };

/** The scopes of an entity by name. */
export type Scopes = Record<string, Scope>;

/**
 * The role of whoever asks, and below their ids, as the transaction was told them: which rows to look for, and which verbs to
 * offer. What proves and judges is the policies (app.caller, 8 µs each time); whoever could write claims would fool these alone.
 */
export const my_role = sql.raw("current_setting('app.claims')::jsonb ->> 'role'");
const myId = (_: string, of: string) => `(select (current_setting('app.claims')::jsonb ->> '${of}')::uuid)`;

/** A scope's predicate, of whoever asks. */
export function mine(predicate: string): SQL {
  return sql.raw(
    predicate
      .replace(/\{(user|team|account)_id\}/g, myId)
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

/** What whoever asks can do with an entity. */
export const canOn = (entity: Entity): SQL =>
  sql`can as materialized (select app.rights(${sql.raw(`'${entity.name}'`)}) as rights)`;

/** That the caller may do a verb on a row, in a statement that knows their rights (`can`). */
export function mayDo(verb: string, scopes: Scopes): SQL {
  const each = Object.entries(scopes).map(
    ([scope, { predicate }]) =>
      sql`((select rights -> ${sql.raw(`'${verb}'`)} from can) ? ${sql.raw(`'${scope}'`)} and (${mine(predicate)}))`,
  );
  return sql`coalesce(${sql.join(each, sql` or `)}, false)`;
}

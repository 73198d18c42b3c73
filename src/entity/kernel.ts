import type { Actor, Database } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import type { Transitions } from "./meta.ts";
import { type RolesKnown, rolesKnown } from "./roles-known.ts";
import type { Scopes } from "./scopes.ts";

/** What a derivation works with: the door, the described entities, their scopes, the steps of their states, the callers' roles. */
export type Kernel = {
  database: Database;
  entities: Record<string, Entity>;
  scopes: Record<string, Scopes>;
  transitions: Record<string, Transitions>;
  roles: RolesKnown;
};

/** Reads the scopes and transitions once at start; they change with migrations only. */
export async function openKernel(database: Database, system: Actor, entities: Record<string, Entity>): Promise<Kernel> {
  const [rows, steps] = await database.flush(system, [
    { text: 'select entity, scope, col, "key", predicate from app.scopes order by entity, scope', values: [] },
    { text: `select entity, "from", "to" from app.transitions where "from" <> '' order by 1, 2, 3`, values: [] },
  ]);
  const scopes: Record<string, Scopes> = {};
  for (const [entity, scope, column, key, predicate] of rows ?? [])
    (scopes[entity ?? ""] ??= {})[scope ?? ""] = {
      column: column ?? null,
      key: key ?? "",
      predicate: predicate ?? "false",
    };
  const transitions: Record<string, Transitions> = {};
  for (const [entity, from, to] of steps ?? []) ((transitions[entity ?? ""] ??= {})[from ?? ""] ??= []).push(to ?? "");
  return { database, entities, scopes, transitions, roles: rolesKnown(database) };
}

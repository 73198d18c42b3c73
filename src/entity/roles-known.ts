import type { Actor, Database } from "../database/door.ts";
import { Newest } from "../newest.ts";

/** The verbs that a role has on an entity, and in which scopes each. */
export type Rights = Record<string, string[]>;

/** A role, with its rights by entity: a hint for lists and buttons, never a judge. */
export type Role = { name: string; rights: Record<string, Rights> };

/** The roles of callers, as far as the server has met them. */
export type RolesKnown = {
  /** The role of a caller: as an answer `said`, or else as the last one did; asked where neither tells. */
  of(actor: Actor, said?: string): Promise<Role>;
};

/**
 * What roles may do changes with migrations only, so it is read once for each; who has which role is what the last
 * answer to them said. Answers name the role, so that whoever went by the former one is told.
 */
export function rolesKnown(database: Database): RolesKnown {
  const roles = new Map<string, Role>();
  const callers = new Newest<string, Role>();
  async function ask(actor: Actor): Promise<Role> {
    const text = "select app.role(), coalesce(jsonb_object_agg(entity, rights), '{}')::text from app.role_rights";
    const [[[name = "", rights] = []] = []] = await database.flush(actor, [{ text, values: [] }]);
    const role: Role = { name: name ?? "", rights: JSON.parse(rights ?? "{}") as Role["rights"] };
    roles.set(role.name, role);
    return role;
  }
  return {
    async of(actor, said) {
      const known = callers.get(actor.proof);
      if (known && (said === undefined || known.name === said)) return known;
      const role = (said !== undefined && roles.get(said)) || (await ask(actor));
      callers.set(actor.proof, role);
      return role;
    },
  };
}

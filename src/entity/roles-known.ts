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

// An administrator may change rights: what is older than this is read anew, while the answer goes by what is known.
const fresh_ms = 2000;

/**
 * What roles may do changes seldom, so it is kept for each and read anew beside an answer; who has which role is what the
 * last answer to them said. Answers name the role, so that whoever went by the former one is told.
 */
export function rolesKnown(database: Database): RolesKnown {
  const roles = new Map<string, Role>();
  const callers = new Newest<string, Role>();
  const read_at = new Map<string, number>();
  async function ask(actor: Actor): Promise<Role> {
    const text = "select app.role(), coalesce(jsonb_object_agg(entity, rights), '{}')::text from app.role_rights";
    const [[[name = "", rights] = []] = []] = await database.flush(actor, [{ text, values: [] }]);
    const role = roles.get(name ?? "") ?? { name: name ?? "", rights: {} };
    role.rights = JSON.parse(rights ?? "{}") as Role["rights"];
    roles.set(role.name, role);
    read_at.set(role.name, Date.now());
    return role;
  }
  function refresh(actor: Actor, { name }: Role): void {
    if (Date.now() - (read_at.get(name) ?? 0) < fresh_ms) return;
    read_at.set(name, Date.now());
    // (Who cannot ask is refused by the question itself.)
    ask(actor).catch(() => undefined);
  }
  return {
    async of(actor, said) {
      const known = callers.get(actor.proof);
      if (known && (said === undefined || known.name === said)) {
        refresh(actor, known);
        return known;
      }
      const role = (said !== undefined && roles.get(said)) || (await ask(actor));
      callers.set(actor.proof, role);
      return role;
    },
  };
}

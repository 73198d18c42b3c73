import type { Actor } from "../database/door.ts";
import type { Entity } from "./describe.ts";
import type { Kernel } from "./kernel.ts";
import type { ForRights, Known } from "./known-questions.ts";
import { listStatement, type Readable } from "./read.ts";
import type { Reader } from "./reader.ts";
import type { Rights, Role } from "./roles-known.ts";
import { among } from "./scopes.ts";

/** Answers list questions of an entity, as JSON text: the rows, where the next page begins, and the caller's rights. */
export function listAnswers(kernel: Kernel, entity: Entity, { scopes, ask }: Reader) {
  const statement = ({ asked, question }: Known, rights: Rights, readable?: Readable) =>
    listStatement(asked, question, among(scopes, rights["read"]), readable);

  // (For whoever is denied some columns it is made each time: which these are is the database's to say.)
  function forRights(known: Known, rights: Rights): ForRights {
    let made = known.for_rights.get(rights);
    if (!made)
      known.for_rights.set(rights, (made = { statement: statement(known, rights), said: JSON.stringify(rights) }));
    return made;
  }

  async function listed(actor: Actor, known: Known, role: Role) {
    const rights = role.rights[entity.name] ?? no_rights;
    const first = forRights(known, rights);
    const [rows = []] = await ask(actor, (readable) => [
      readable ? statement(known, rights, readable) : first.statement,
    ]);
    const [data, from, said, count] = rows[0] ?? [];
    const next = from ? JSON.stringify(Buffer.from(from).toString("base64url")) : "null";
    const counted = count === null ? "" : `,"count":${count}`;
    return { said: said ?? undefined, text: `{"data":${data},"next":${next},"rights":${first.said}${counted}}` };
  }

  return async (actor: Actor, known: Known): Promise<string> => {
    const role = await kernel.roles.of(actor);
    const { said, text } = await listed(actor, known, role);
    // What was thought of the caller may be out of date; what they just said of themselves is not.
    return said === role.name ? text : (await listed(actor, known, await kernel.roles.of(actor, said))).text;
  };
}

const no_rights: Rights = {};

import type { Actor, Database } from "../database/door.ts";
import { familiar } from "../database/familiar.ts";
import type { Statement } from "../database/flush.ts";
import type { Entity } from "./describe.ts";
import { type Question, readQuestion, usual_terms } from "./list-request.ts";
import { withNames } from "./names-beside.ts";
import { namesOwn, withOwnOf } from "./own-fields.ts";
import type { Rights } from "./roles-known.ts";

/** A list question that was read, of the entity with all that the question names; with its statement for each role's rights. */
export type Known = { asked: Entity; question: Question; for_rights: WeakMap<Rights, ForRights> };

/** The statement for whoever has these rights, and the rights as JSON. */
export type ForRights = { statement: Statement; said: string };

/** At most so many questions of an entity are kept, none longer than so many characters. */
const most_known = 50;
const longest = 1000;

/**
 * Reads the questions of lists of an entity; one that comes again as it was written (its query string) is not read anew.
 *
 * What is kept goes by the entity's description alone, not by who asks: whoever that is, the database is asked, and judges. So
 * nothing is kept that names own fields, which the company changes and not everybody reads.
 */
export function knownQuestions(database: Database, entity: Entity) {
  const known = new Map<string, Known>();
  const came_before = familiar(most_known);
  return async (actor: Actor, query: () => Record<string, string>, as_written?: string): Promise<Known> => {
    const kept = as_written === undefined ? undefined : known.get(as_written);
    if (kept) return kept;
    const given = query();
    const asked = withNames(await withOwnOf(database, actor, entity, given), given);
    const read = { asked, question: readQuestion(asked, given), for_rights: new WeakMap<Rights, ForRights>() };
    const usual = read.question.terms <= usual_terms && !namesOwn(given);
    if (as_written !== undefined && as_written.length <= longest && usual && came_before(as_written)) {
      if (known.size >= most_known) known.delete(known.keys().next().value as string);
      known.set(as_written, read);
    }
    return read;
  };
}

import { sql } from "../../database/drizzle.ts";
import type { Actor, Database, Transaction } from "../../database/door.ts";
import { flush } from "../../database/flush.ts";
import { keepNothing } from "../../database/keep-nothing.ts";

/**
 * The door to the data as a case found it: each time somebody else than the server itself enters, what the case changed or would
 * change is first put back (app.replay_case), and at the end all of it is undone. So nothing that is done through it is kept,
 * and no transaction is longer than one use of a tool.
 */
export function replaying(database: Database, agent_case: string): Database {
  async function as<T>(actor: Actor, work: (tx: Transaction) => Promise<T>): Promise<T> {
    if (actor.proof.startsWith("system:")) return database.as(actor, work);
    const { reads_only, ...entered } = actor;
    return keepNothing(database, entered, async (tx) => {
      await tx.execute(sql`select app.replay_case(${agent_case})`);
      if (reads_only) await tx.execute("set transaction read only");
      return work(tx);
    });
  }
  return {
    ...database,
    as,
    flush: (actor, statements) =>
      actor.proof.startsWith("system:")
        ? database.flush(actor, statements)
        : as(actor, (tx) => flush(tx.$client, statements)),
  };
}

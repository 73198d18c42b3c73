import type { Actor, Database, Transaction } from "./door.ts";

/** Works as an actor in a transaction that is rolled back whatever comes of the work; answers that. */
export async function keepNothing<T>(
  database: Database,
  actor: Actor,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  try {
    return await database.as(actor, async (tx) => {
      throw new Undone(await work(tx));
    });
  } catch (error) {
    if (error instanceof Undone) return error.came as T;
    throw error;
  }
}

/** Ends a transaction of which nothing is kept. */
class Undone extends Error {
  readonly came: unknown;
  constructor(came: unknown) {
    super("Undone.");
    this.came = came;
  }
}

import type { Actor, Database } from "../database/door.ts";
import type { BuiltIn } from "./built-in.ts";

/** What the server needs to act on agents by itself; `failed` makes, of a sentence, what notes a failure. */
export type Needs = { database: Database; system: Actor; failed: (what: string) => (error: unknown) => void };

/** An agent that came, as it is stored. */
export type Deployed = BuiltIn & { id: string; created_at: string };

const batch_size = 5;

/** Inserts agents in batches of five, those that are not there; a batch that fails is noted and left out. Answers the rows that came. */
export async function deploy(needs: Needs, agents: BuiltIn[]): Promise<Deployed[]> {
  const deployed: Deployed[] = [];
  for (let first = 0; first < agents.length; first += batch_size) {
    const batch = agents.slice(first, first + batch_size);
    const names = batch.map(({ name }) => name).join(", ");
    const statement = { text: "select app.deploy_agents($1)::text", values: [JSON.stringify(batch)] };
    try {
      const [made] = await needs.database.flush(needs.system, [statement]);
      deployed.push(...(JSON.parse(made?.[0]?.[0] ?? "[]") as Deployed[]));
    } catch (error) {
      await note(needs, `agents could not be deployed: ${names}`, error);
    }
  }
  return deployed;
}

/** Brings those back to work that may be, where none is; null where that failed. */
export async function wake(needs: Needs): Promise<number | null> {
  try {
    const [woken] = await needs.database.flush(needs.system, [{ text: "select app.wake_agents()", values: [] }]);
    return Number(woken?.[0]?.[0] ?? 0);
  } catch (error) {
    await note(needs, "agents could not be woken", error);
    return null;
  }
}

// The log has it, and the administrators' list of what failed.
async function note({ database, system, failed }: Needs, what: string, error: unknown): Promise<void> {
  failed(what)(error);
  const noted = { text: "select app.note_failure('chore', $1, $2)::text", values: [what, String(error)] };
  await database.flush(system, [noted]).catch(failed("a failure could not be noted"));
}

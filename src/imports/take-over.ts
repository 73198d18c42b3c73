import { sql } from "../database/drizzle.ts";
import type { Actor, Database } from "../database/door.ts";
import { newToken } from "../database/run-token.ts";
import { working_states } from "./import-states.ts";
import type { Job } from "./job-pool.ts";
import type { JobEnd } from "./run-job.ts";

/** An import and the run as which work on it is done. */
type Work = Pick<Job, "import_id" | "run_id">;

/** Imports that wait for work on which nobody has shown a sign of life for so long. */
export async function orphans(database: Database, system: Actor, silence_ms: number): Promise<Work[]> {
  const text =
    "select id::text, run_id::text from public.imports where state = any($1) and beat_at < now() - $2 * interval '1 millisecond' limit 20";
  const [rows = []] = await database.flush(system, [{ text, values: [working_states, silence_ms] }]);
  return rows.map(([import_id, run_id]) => ({ import_id: import_id ?? "", run_id: run_id ?? "" }));
}

/** Takes an orphan up. Whoever sets the beat first has it; the new token shuts out a server that was only slow. */
export async function takeOver(
  database: Database,
  system: Actor,
  work: Work,
  silence_ms: number,
): Promise<Job | undefined> {
  const { token, hash } = newToken();
  try {
    return await database.as(system, async (tx) => {
      const { rows } = await tx.execute(sql`update public.imports set beat_at = now()
        where id = ${work.import_id} and run_id = ${work.run_id} and state = any(${sql.param(working_states)}::text[])
          and beat_at < now() - ${silence_ms}::int * interval '1 millisecond' returning id`);
      if (!rows[0]) return undefined;
      await tx.execute(sql`select app.take_over_run(${work.run_id}, ${hash})`);
      return { ...work, token };
    });
  } catch (error) {
    // The run has ended or expired: nobody may go on.
    const sentence = "The work was interrupted and could not be taken up again.";
    await settle(database, system, work, { end: "failed", sentence });
    throw error;
  }
}

/**
 * Notes that work has failed for good; what was let go is taken up by somebody. It speaks of its own run only: a job
 * whose run was ended by a cancellation says nothing of the one that has begun since.
 */
export async function settle(database: Database, system: Actor, work: Work, end: JobEnd): Promise<void> {
  if (end.end !== "failed") return;
  await database.as(system, (tx) =>
    tx.execute(sql`update public.imports set error = ${end.sentence},
        state = case state when 'checking' then 'uploaded' when 'undoing' then 'committed' else 'stopped' end
      where id = ${work.import_id} and run_id = ${work.run_id} and state = any(${sql.param(working_states)}::text[])`),
  );
}

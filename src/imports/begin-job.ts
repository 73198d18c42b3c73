import { sql } from "../database/drizzle.ts";
import type { Actor, Database } from "../database/door.ts";
import { newToken } from "../database/run-token.ts";
import { AppError } from "../entity/errors.ts";
import type { ImportState, WorkingState } from "./import-states.ts";
import type { Job } from "./job-pool.ts";

/** Puts an import into a working state and starts a run for it, as the caller and with the caller's rights. */
export async function beginJob(
  database: Database,
  actor: Actor,
  import_id: string,
  state: WorkingState,
  from: ImportState[],
): Promise<Job> {
  const { token, hash } = newToken();
  const run_id = await database.as(actor, async (tx) => {
    const { rows } = await tx.execute<{ entity: string; was: ImportState }>(
      sql`select entity, state as was from public.imports where id = ${import_id} and deleted_at is null for update`,
    );
    const [found] = rows;
    if (!found) throw new AppError("RESOURCE_NOT_FOUND", "This import does not exist, or you cannot see it.");
    if (!from.includes(found.was))
      throw new AppError("RESOURCE_CONFLICT", `This import is ${found.was}: that is not possible now.`);
    await tx.execute(sql`select app.require(${found.entity}, 'import')`);
    // A stopped import goes on where it was; everything else begins at the first row.
    const resumed = found.was === "stopped" && state === "committing";
    if (!resumed) await tx.execute(sql`select app.forget_import_rows(${import_id})`);
    const counts = state === "undoing" ? sql`counts - '{undone,kept}'::text[]` : sql`'{}'`;
    const begun = await tx.execute<{ run_id: string }>(sql`update public.imports
      set state = ${state}, run_id = app.start_run('import', ${hash}, 24), beat_at = now(), error = null
          ${resumed ? sql`` : sql`, done = 0, samples = '[]', left_out = '[]', counts = ${counts}`} where id = ${import_id} returning run_id`);
    return begun.rows[0]?.run_id ?? "";
  });
  return { import_id, run_id, token };
}

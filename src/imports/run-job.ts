import type { Actor, Database } from "../database/door.ts";
import type { Entity } from "../entity/describe.ts";
import { AppError } from "../entity/errors.ts";
import { translateError } from "../entity/translate-error.ts";
import { readImport } from "./import-record.ts";
import { Superseded } from "./progress.ts";
import { undo } from "./undo.ts";
import { workThrough } from "./work-through.ts";

/** How work on an import ended: done, or let go for another server to take up, or failed for good with a sentence. */
export type JobEnd = { end: "done" } | { end: "let_go" } | { end: "failed"; sentence: string };

/** Does the work that an import waits for, as the run that was started for it. */
export async function runJob(
  database: Database,
  entities: Record<string, Entity>,
  job: { import_id: string; token: string },
): Promise<JobEnd> {
  const as = (request: string): Actor => ({ proof: `run:${job.token}`, request });
  try {
    const record = await readImport(database, as(`import:${job.import_id}`), job.import_id);
    if (record.state === "undoing") await undo(database, as(`import-undo:${job.import_id}`), entities, record);
    else if (record.state === "checking" || record.state === "committing")
      await workThrough(database, as(`import:${job.import_id}`), entities, record);
    return { end: "done" };
  } catch (error) {
    return endOf(error);
  }
}

function endOf(error: unknown): JobEnd {
  if (error instanceof Superseded) return { end: "let_go" };
  const { code, message } = translateError(error);
  // The run's token is another server's now, or the database is away for a moment: somebody takes it up again.
  if (["AUTH_REQUIRED", "SERVICE_UNAVAILABLE", "RESOURCE_LOCKED"].includes(code)) return { end: "let_go" };
  if (code === "AUTH_INVALID" || code === "AUTH_EXPIRED")
    return {
      end: "failed",
      sentence: "The person who started this may no longer sign in, or it took longer than a day.",
    };
  return { end: "failed", sentence: error instanceof AppError ? message : `It stopped: ${message}` };
}

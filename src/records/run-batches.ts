import { ApiError } from "../client/api-error.ts";
import type { EntityName } from "../client/api.ts";
import { newKey } from "../client/request.ts";
import { type ManyAct, most_taken_back } from "./many.ts";
import { type BulkAnswer, type Matching, recordClient, type Skipped, type Values } from "./record-client.ts";

/** How far an act on all that match has come; what was done stays done, wherever it ends. */
export type Run = {
  changed: number;
  skipped: Skipped[];
  /** How those that were changed were before; null where they are too many to be taken back, or one of them was not told. */
  before: Map<string, Values> | null;
  /** Where the next batch begins; null at the end. */
  after: string | null | undefined;
};

export const begun = (): Run => ({ changed: 0, skipped: [], before: new Map(), after: undefined });

/**
 * Does an act on all that match, one batch after the other, until there is no next or it is stopped. The server keeps
 * nothing of it between two batches: the browser goes on. Throws where a batch fails; it can go on from there.
 */
export async function runBatches(
  entity: EntityName,
  matching: Matching,
  act: ManyAct,
  from: Run,
  told: (run: Run) => void,
  stopped: () => boolean,
): Promise<void> {
  let run = from;
  while (run.after !== null && !stopped()) {
    const asked = {
      matching,
      do: act.do,
      ...(act.with && { with: act.with }),
      ...(run.after && { after: run.after }),
      ...(act.was?.length && run.before && { was: act.was }),
    };
    const key = newKey();
    run = together(run, !!act.was?.length, await patiently(() => recordClient(entity).bulk(asked, key), stopped));
    told(run);
  }
}

// (Whoever repeats a call is not told again how the records were.)
function together(run: Run, wanted: boolean, { changed, skipped, next = null, was }: BulkAnswer): Run {
  const told = changed.length === 0 || !wanted || was;
  const before = run.before && told && new Map([...run.before, ...changed.map((id) => [id, was?.[id] ?? {}] as const)]);
  return {
    changed: run.changed + changed.length,
    skipped: [...run.skipped, ...skipped],
    before: before && before.size <= most_taken_back ? before : null,
    after: next,
  };
}

// Who asks for more than their share is told how long to wait; the key is the same, so that it happens once.
async function patiently<Answer>(ask: () => Promise<Answer>, stopped: () => boolean): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      const wait = error instanceof ApiError && error.status === 429 ? (error.retry_after ?? 5) : null;
      if (wait === null || stopped()) throw error;
      await new Promise((resume) => setTimeout(resume, wait * 1000));
    }
  }
}

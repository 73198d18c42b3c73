import { createHash } from "node:crypto";
import type { Statement } from "../database/flush.ts";
import type { Claimed, Run } from "./do-task.ts";

/**
 * Takes a step of a task, or answers what an earlier attempt was answered to the same, so that a task which a server left goes
 * on after its last finished step. `step` writes the statement that it is given in the transaction in which it books what the
 * step took: both are kept, or neither.
 */
export type Journal = <Answer>(
  asked: unknown,
  step: (keep: (answer: Answer) => Statement[]) => Promise<Answer>,
) => Promise<Answer>;

/** Longer answers are not kept: that step is taken again. */
const longest = 200_000;

/** Opens what earlier attempts at a task have kept. Where a task asks otherwise than before, or who asks may see other things now, what followed is not used. */
export function openJournal({ id, attempt }: Claimed, { reader, journal }: Pick<Run, "reader" | "journal">): Journal {
  const known = new Map(journal.map(({ no, ...rest }) => [no, rest]));
  let steps = 0;
  return async <Answer>(asked: unknown, step: (keep: (answer: Answer) => Statement[]) => Promise<Answer>) => {
    const no = (steps += 1);
    const hash = createHash("sha256")
      .update(JSON.stringify([reader, asked]))
      .digest("hex");
    const before = known.get(no);
    if (before?.asked === hash) return JSON.parse(before.answer) as Answer;
    known.clear();
    return step((answer) => {
      const text = JSON.stringify(answer);
      const values = [id, attempt, no, `\\x${hash}`, text];
      return text.length > longest ? [] : [{ text: "select app.keep_step($1, $2, $3, $4, $5)::text", values }];
    });
  };
}

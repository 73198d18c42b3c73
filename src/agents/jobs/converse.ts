import type { ModelMessage } from "ai";
import { AppError } from "../../entity/errors.ts";
import type { Answered, Wish } from "../model/ask-endpoint.ts";
import type { Reading } from "../tools/reading.ts";
import type { Asking, Result } from "./job.ts";

/** So often the model is asked at most; the last time it answers with what it has. */
export const most_steps = 10;
/** So many wishes of one step are done. */
export const most_wishes = 4;
// So much it reads in all; and so long it may look: a question may take five minutes, and a run has ten.
const most_read = 60_000;
const most_ms = 270_000;
const most_output = 1200;
// Each wish over those that are done is told so, in the next question too.
const most_told = 32;

/** How a talk went: what was answered in the end, whether a tool ended it instead, and what it took. */
export type Talk = { answered: Answered; ended: boolean; counts: Result["counts"] };

/** Has the model look things up, one step after the other, until it answers, or a tool ends the talk. */
export async function converse(
  { think }: Pick<Asking, "think">,
  { tools, look }: Reading,
  prompt: string,
): Promise<Talk> {
  const talk: ModelMessage[] = [{ role: "user", content: prompt }];
  const counts = { steps: 0, looks: 0, read: 0, input_tokens: 0, output_tokens: 0 };
  const since = performance.now();
  for (;;) {
    counts.steps += 1;
    const answers_now = counts.steps >= most_steps || counts.read > most_read || performance.now() - since > most_ms;
    if (answers_now) talk.push({ role: "user", content: "Answer now, with what you have found; say what is missing." });
    const answered = await think(talk, most_output, { tools, answers_now });
    counts.input_tokens += answered.input_tokens;
    counts.output_tokens += answered.output_tokens;
    if (answers_now || answered.wishes.length === 0) return { answered, ended: false, counts };
    if (answered.wishes.length > most_told)
      throw new AppError("VALIDATION_FAILED", "It did not use its tools as they are.");
    const { told, ended } = await granted(answered.wishes, look, counts);
    if (ended) return { answered, ended, counts };
    talk.push(...answered.said, told);
  }
}

type Counts = { looks: number; read: number };

// One after the other: they share the few connections of the server's own work.
async function granted(wishes: Wish[], look: Reading["look"], counts: Counts) {
  const content = [];
  let ended = false;
  for (const [index, wish] of wishes.entries()) {
    const told = index < most_wishes ? await look(wish) : { text: `Not done. At most ${most_wishes} at a time.` };
    if (index < most_wishes) counts.looks += 1;
    ended ||= "ends" in told;
    const value = told.text;
    counts.read += Buffer.byteLength(value);
    const output = { type: "text" as const, value };
    content.push({ type: "tool-result" as const, toolCallId: wish.id, toolName: wish.name, output });
  }
  return { told: { role: "tool", content } satisfies ModelMessage, ended };
}

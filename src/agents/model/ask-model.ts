import type { Statement } from "../../database/flush.ts";
import { AppError } from "../../entity/errors.ts";
import {
  askEndpoint,
  type Answered,
  bytesOf,
  EndpointError,
  most_question_bytes,
  type Question,
} from "./ask-endpoint.ts";
import { costOf } from "./cost.ts";
import { type ModelNeeds, readEndpoint } from "./endpoint.ts";
import { listen } from "./listen.ts";

/**
 * Asks the model on a run's account: what it may cost at most is reserved before, and what it took is booked after, failed or
 * not. What is to be written with that is `kept`. Throws where no endpoint is set, where a budget does not grant it, and what the
 * endpoint says.
 */
export async function askModel(
  needs: ModelNeeds,
  run_id: string,
  question: Question,
  kept: (answer: Answered) => Statement[] = () => [],
): Promise<Answered> {
  const endpoint = await readEndpoint(needs);
  if (!endpoint) throw new AppError("SERVICE_UNAVAILABLE", "No model is configured.");
  const most_input = bytesOf(question);
  if (most_input > most_question_bytes)
    throw new AppError("VALIDATION_FAILED", "This is more than a model is asked at once (200 KB).");
  const { model, most_output } = question;
  const step = await begin(needs, run_id, model, costOf(endpoint, model, most_input, most_output));
  const listener = listen(needs, step);
  try {
    const said = await askEndpoint(endpoint, needs.private_hosts, question, listener);
    const answered = { ...said, text: plain(said.text) };
    const { input_tokens, output_tokens, ms } = answered;
    const cost = costOf(endpoint, model, input_tokens, output_tokens);
    await end(needs, [step, cost, input_tokens, output_tokens, ms, null], kept(answered));
    return answered;
  } catch (error) {
    const { brief, counted } =
      error instanceof EndpointError ? error : { brief: "The endpoint cannot be asked.", counted: true };
    // What an endpoint has counted of a question that failed is not known: as much as all that it wrote is taken for spent.
    const [input, output] = counted ? [most_input, listener.bytes()] : [0, 0];
    const why = error instanceof Error ? plain(error.message) : "";
    await end(needs, [step, costOf(endpoint, model, input, output), input, output, 0, why]);
    throw listener.signal.aborted ? error : new AppError("SERVICE_UNAVAILABLE", brief, undefined, error);
  } finally {
    listener.close();
  }
}

// (PostgreSQL keeps no text with a zero byte.)
const plain = (text: string) => text.replaceAll("\u0000", "");

async function begin({ database, system }: ModelNeeds, run_id: string, model: string, most: number): Promise<string> {
  const [rows] = await database.flush(system, [
    { text: "select app.begin_step($1, $2, $3)", values: [run_id, model, most] },
  ]);
  return rows?.[0]?.[0] ?? "";
}

async function end({ database, system }: ModelNeeds, values: unknown[], more: Statement[] = []): Promise<void> {
  await database.flush(system, [{ text: "select app.end_step($1, $2, $3, $4, $5, $6)::text", values }, ...more]);
}

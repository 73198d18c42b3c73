import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText } from "ai";
import { outgoing } from "../../http/outgoing.ts";
import type { Endpoint } from "./endpoint.ts";

/** A question to a model: as whom it answers, what it is asked, and how much it may say. */
export type Question = {
  model: string;
  temperature: number;
  instructions: string;
  prompt: string;
  most_output: number;
  signal?: AbortSignal;
};
/** What came of it, and what it took. */
export type Answered = { text: string; cut: boolean; input_tokens: number; output_tokens: number; ms: number };

/** No more is asked in one question, so that what it may cost has a bound. */
export const most_question_bytes = 200_000;

/** Asks an endpoint once. Throws a sentence that its administrator understands. */
export async function askEndpoint(
  endpoint: Endpoint,
  private_hosts: readonly string[],
  question: Question,
): Promise<Answered> {
  const { base_url, api_key, models, timeout_s } = endpoint;
  const ask = outgoing(private_hosts);
  const provider = createOpenAICompatible({
    name: "endpoint",
    baseURL: base_url.replace(/\/+$/, ""),
    ...(api_key !== undefined && { apiKey: api_key }),
    fetch: (url, { method = "GET", headers, body, signal } = {}) =>
      ask(String(url), {
        method,
        headers: Object.fromEntries(new Headers(headers)),
        body,
        signal: signal ?? undefined,
        ms: timeout_s * 1000,
      }),
  });
  const since = performance.now();
  const { text, finishReason, usage } = await generateText({
    model: provider(models[question.model] ?? question.model),
    temperature: question.temperature,
    instructions: question.instructions,
    prompt: question.prompt,
    maxOutputTokens: question.most_output,
    maxRetries: 0,
    ...(question.signal && { abortSignal: question.signal }),
  }).catch((error: unknown) => {
    throw new Error(sentenceOf(error), { cause: error });
  });
  return {
    text,
    cut: finishReason === "length",
    // An endpoint that does not count is counted by bytes, of which a token has one at least.
    input_tokens: usage.inputTokens ?? bytesOf(question),
    output_tokens: usage.outputTokens ?? Buffer.byteLength(text),
    ms: Math.round(performance.now() - since),
  };
}

/** An upper bound of the tokens of a question: each has a byte at least, and each message some of its own. */
export const bytesOf = ({ instructions, prompt }: Question): number =>
  Buffer.byteLength(instructions) + Buffer.byteLength(prompt) + 100;

function sentenceOf(error: unknown): string {
  if (APICallError.isInstance(error) && error.statusCode !== undefined)
    return `The endpoint answered ${error.statusCode}: ${error.message.slice(0, 300)}`;
  if (error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name))
    return "The endpoint did not answer in time.";
  return `The endpoint cannot be asked: ${(error instanceof Error ? error.message : String(error)).slice(0, 300)}`;
}

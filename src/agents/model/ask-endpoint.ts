import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import {
  APICallError,
  jsonSchema,
  type LanguageModelUsage,
  type ModelMessage,
  streamText,
  tool,
  type ToolSet,
  type TypedToolCall,
} from "ai";
import type { Tool } from "../../entity/tools.ts";
import { outgoing } from "../../http/outgoing.ts";
import type { Endpoint } from "./endpoint.ts";
import { asStream } from "./as-stream.ts";

/** A question to a model: as whom it answers, what it is asked or the talk so far, and how much it may say. */
export type Question = {
  model: string;
  temperature: number;
  instructions: string;
  prompt: string | ModelMessage[];
  most_output: number;
  /** What it may wish to have used; none is used here. */
  tools?: Tool[];
  /** It is to answer, and wish for no tool any more. */
  answers_now?: boolean;
};
/** A tool that a model wishes to have used; `broken` says why there is none such, or that its input cannot be read. */
export type Wish = { id: string; name: string; input: unknown; broken?: string };
/** What came of it: words, or wishes, as they go into the talk (`said`); and what it took. */
export type Answered = {
  text: string;
  cut: boolean;
  wishes: Wish[];
  said: ModelMessage[];
  input_tokens: number;
  output_tokens: number;
  ms: number;
};

/** No more is asked in one question, so that what it may cost has a bound. */
export const most_question_bytes = 200_000;

/** So many bytes come at most, and for each token of the answer: each part of a stream says again of which answer it is. */
const [most_around, most_a_token] = [65_536, 2000];

/** What an endpoint failed with: for whoever asked, and, in the message, for its administrator. */
export class EndpointError extends Error {
  readonly brief: string;
  /** Whether the endpoint may have counted the question. */
  readonly counted: boolean;

  constructor(brief: string, counted: boolean, { detail = brief, cause }: { detail?: string; cause: unknown }) {
    super(detail, { cause });
    this.brief = brief;
    this.counted = counted;
  }
}

/** Who listens while an endpoint answers: what it has said so far and how many bytes it has written in all, and when it is to stop. */
export type Listener = { heard(text: string, bytes: number): void; signal: AbortSignal };

/**
 * For each token that it may write an endpoint sends so many parts, and writes so many bytes, at most: a part has a token at
 * least, and one of many bytes is rare. What goes on has not heard how much it may say.
 */
const most_parts = 8;
const most_token_bytes = 64;
/** What it says that it has written is believed up to here: more is no count. */
const most_counted = 200_000;

/** Asks an endpoint once. Throws an EndpointError, or why its listener stopped it. */
export async function askEndpoint(
  endpoint: Endpoint,
  private_hosts: readonly string[],
  question: Question,
  listener?: Listener,
): Promise<Answered> {
  const provider = providerOf(endpoint, private_hosts, most_around + question.most_output * most_a_token);
  const since = performance.now();
  const answer = streamText({
    model: provider(endpoint.models[question.model] ?? question.model),
    temperature: question.temperature,
    instructions: question.instructions,
    prompt: question.prompt,
    maxOutputTokens: question.most_output,
    maxRetries: 0,
    ...(listener && { abortSignal: listener.signal }),
    // What fails is a part of the stream too.
    onError: () => {},
    ...(question.tools && { tools: offered(question.tools), toolChoice: question.answers_now ? "none" : "auto" }),
  });
  try {
    const { text, bytes } = await hear(answer.stream, question.most_output, listener);
    const [finish, usage, calls, { messages }] = await Promise.all([
      answer.rawFinishReason,
      answer.usage,
      answer.toolCalls,
      answer.response,
    ]);
    // (A stream that a proxy has ended reads as one that is whole.)
    if (finish === undefined) throw stopped();
    return answeredOf(question, { text, bytes, finish, usage, calls, messages }, since);
  } catch (error) {
    listener?.signal.throwIfAborted();
    throw error instanceof EndpointError ? error : failureOf(error);
  }
}

type Part = { type: string; text?: string; delta?: string; error?: unknown };

// What it says, and how much it writes in all, with what it thinks aloud and gives to tools; what fails on the way is thrown.
async function hear(parts: AsyncIterable<Part>, most: number, listener?: Listener) {
  let [text, bytes, count] = ["", 0, 0];
  const most_bytes = most * most_token_bytes;
  for await (const { type, text: said, delta: given, error } of parts) {
    if (type === "error") throw count > 0 && !APICallError.isInstance(error) ? stopped(error) : error;
    if (!type.endsWith("-delta") && type !== "tool-input-start") continue;
    const more = said ?? given ?? "";
    count += 1;
    bytes += Buffer.byteLength(more);
    if (type === "text-delta") text += more;
    // (What comes beyond is paid to nobody.)
    listener?.heard(text, Math.min(bytes, most_bytes));
    if (count > most * most_parts || bytes > most_bytes) throw endless();
  }
  return { text, bytes };
}

type Ended = {
  text: string;
  bytes: number;
  finish: string;
  usage: LanguageModelUsage;
  calls: TypedToolCall<ToolSet>[];
  messages: ModelMessage[];
};

function answeredOf(
  question: Question,
  { text, bytes, finish, usage, calls, messages }: Ended,
  since: number,
): Answered {
  return {
    text,
    cut: finish === "length",
    wishes: calls.map(({ toolCallId: id, toolName: name, input, invalid, error }) =>
      invalid
        ? { id, name, input, broken: error instanceof Error ? error.message : String(error) }
        : { id, name, input },
    ),
    // (What the library answers to broken wishes is left out: whoever uses the tools answers them all.)
    said: messages.filter(({ role }) => role === "assistant"),
    // An endpoint that does not count, or not so that it can be, is counted by bytes, of which a token has one at least.
    input_tokens: counted(usage.inputTokens, bytesOf(question)) ?? bytesOf(question),
    output_tokens: counted(usage.outputTokens, most_counted) ?? bytes,
    ms: Math.round(performance.now() - since),
  };
}

const stopped = (cause?: unknown) =>
  new EndpointError("The endpoint stopped in the middle of its answer.", true, { cause });

const endless = () => new EndpointError("The endpoint writes more than it was asked for.", true, { cause: undefined });

function providerOf({ base_url, api_key, timeout_s }: Endpoint, private_hosts: readonly string[], bytes: number) {
  const ask = outgoing(private_hosts);
  const streamed = asStream((url, { method = "GET", headers, body, signal }) =>
    ask(url, {
      method,
      headers: Object.fromEntries(new Headers(headers)),
      body,
      signal: signal ?? undefined,
      ms: timeout_s * 1000,
      bytes,
      streamed: true,
    }),
  );
  return createOpenAICompatible({
    name: "endpoint",
    baseURL: base_url.replace(/\/+$/, ""),
    ...(api_key !== undefined && { apiKey: api_key }),
    includeUsage: true,
    fetch: (url, options = {}) => streamed(String(url), options),
  });
}

/** An upper bound of the tokens of a question: each has a byte at least, and each message some of its own. */
export const bytesOf = ({ instructions, prompt, tools }: Question): number =>
  Buffer.byteLength(instructions) +
  Buffer.byteLength(typeof prompt === "string" ? prompt : textOf(prompt)) +
  (tools ? Buffer.byteLength(textOf(tools)) : 0) +
  100;

const textOf = (value: unknown) => JSON.stringify(value);

const offered = (tools: Tool[]): ToolSet =>
  Object.fromEntries(
    tools.map(({ name, description, input_schema }) => [
      name,
      tool({ description, inputSchema: jsonSchema(input_schema) }),
    ]),
  );

const counted = (tokens: number | undefined, most: number) =>
  Number.isInteger(tokens) && Number(tokens) > 0 && Number(tokens) <= most ? tokens : undefined;

// What was refused, or reached nobody, was not counted by anybody.
const unreached = /Refused:|ECONNREFUSED|ENOTFOUND|EAI_AGAIN|certificate/;

function failureOf(cause: unknown): EndpointError {
  const { message } = cause instanceof Error ? cause : new Error(String(cause));
  if (APICallError.isInstance(cause) && cause.statusCode !== undefined) {
    if (cause.statusCode < 300) return stopped(cause);
    const brief = `The endpoint answered ${cause.statusCode}.`;
    return new EndpointError(brief, cause.statusCode >= 500, { detail: `${brief} ${message.slice(0, 300)}`, cause });
  }
  if (cause instanceof Error && ["TimeoutError", "AbortError"].includes(cause.name))
    return new EndpointError("The endpoint did not answer in time.", true, { cause });
  const detail = `The endpoint cannot be asked: ${message.slice(0, 300)}`;
  return new EndpointError("The endpoint cannot be asked.", !unreached.test(message), { detail, cause });
}

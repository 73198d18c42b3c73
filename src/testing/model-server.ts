import { randomUUID } from "node:crypto";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A request as the endpoint received it. */
export type Asked = {
  authorization: string | undefined;
  /** From which port of whoever asks. */
  port: number;
  model: string;
  messages: { role: string; content: string; tool_calls?: { function: { name: string; arguments: string } }[] }[];
  max_tokens: number;
  tools?: { function: { name: string; description: string; parameters: object } }[];
  tool_choice?: string;
  stream?: boolean;
  stream_options?: { include_usage?: boolean };
};
/** A tool that it wishes to have used, by its name and what it is given; a text is sent as it is. */
export type ToolCall = [name: string, given: object | string];
/** Answers what it was asked. */
export type Play = (asked: Asked) => Answer | Promise<Answer>;
/** What it answers: a text, with wishes for tools or without, or a failure; without `usage` it does not count. */
export type Answer =
  | {
      text: string;
      /** What it thinks aloud before. */
      thinks?: string;
      calls?: ToolCall[];
      usage?: false | { input: number; output: number };
      finish?: string;
      /** As a whole, though a stream was asked for. */
      whole?: true;
      /** Waits for this before its last words. */
      holds?: Promise<unknown>;
      /** Of the stream no more comes than this many parts; then the line breaks, or ends as if that were all. */
      stops?: { after: number; by: "break" | "end" };
    }
  | { status: number; message?: string }
  | "hang"
  | "cut";

/** A server on loopback that speaks the OpenAI protocol; what it answers is worked out from what it was asked. */
export async function openModelServer(play: Play) {
  const asked: Asked[] = [];
  let open = 0;
  const server = createServer((request, response) => {
    let body = "";
    open += 1;
    response.on("close", () => (open -= 1));
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const { authorization } = request.headers;
      if (request.method !== "POST" || request.url !== "/v1/chat/completions")
        return void response.writeHead(404).end();
      const port = request.socket.remotePort ?? 0;
      const received = { authorization, port, ...(JSON.parse(body) as Omit<Asked, "authorization" | "port">) };
      asked.push(received);
      void Promise.resolve(play(received)).then((answer) => tell(response, received, answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    /** How many it is answering still. */
    open: () => open,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function tell(response: ServerResponse, { model, stream, stream_options }: Asked, answer: Answer): void {
  if (answer === "hang") return;
  if (answer === "cut") return void response.writeHead(200, { "content-length": 1000 }).end('{"id":');
  if ("status" in answer) {
    response.writeHead(answer.status, { "content-type": "application/json" });
    return void response.end(JSON.stringify({ error: { message: answer.message ?? "As it was told to fail." } }));
  }
  const usage = answer.usage ?? { input: 20, output: 5 };
  const counted = usage && {
    usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output },
  };
  const about = { id: randomUUID(), created: 1, model };
  const calls = answer.calls?.map(told);
  const finish_reason = answer.finish ?? (answer.calls ? "tool_calls" : "stop");
  if (stream && !answer.whole)
    return void pour(response, answer, [
      ...inWords(about, "reasoning_content", answer.thinks),
      ...inWords(about, "content", answer.text),
      ...(calls ?? [])
        .flatMap((call, index) => inTwo({ ...call, index }))
        .map((call) => ({ ...about, choices: [{ index: 0, delta: { tool_calls: [call] } }] })),
      { ...about, choices: [{ index: 0, delta: {}, finish_reason }] },
      ...(counted && stream_options?.include_usage ? [{ ...about, choices: [], ...counted }] : []),
    ]);
  const message = { role: "assistant", content: answer.text, ...(calls && { tool_calls: calls }) };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({
      ...about,
      object: "chat.completion",
      choices: [{ index: 0, message, finish_reason }],
      ...counted,
    }),
  );
}

const inWords = (about: object, as: string, text = "") =>
  (text.match(/.{1,12}/gsu) ?? []).map((part) => ({ ...about, choices: [{ index: 0, delta: { [as]: part } }] }));

type Poured = Extract<Answer, { text: string }>;

async function pour(response: ServerResponse, { holds, stops }: Poured, parts: object[]): Promise<void> {
  response.writeHead(200, { "content-type": "text/event-stream" });
  for (const [at, part] of parts.entries()) {
    if (at === stops?.after) return void (stops.by === "end" ? response.end() : response.destroy());
    if (at === parts.length - 3) await holds;
    response.write(`data: ${JSON.stringify(part)}\n\n`);
    await new Promise((resolve) => setImmediate(resolve));
  }
  response.end("data: [DONE]\n\n");
}

// What a wish is given comes in pieces, as endpoints send it.
function inTwo({ index, id, type, function: { name, arguments: given } }: ReturnType<typeof told> & { index: number }) {
  const half = Math.floor(given.length / 2);
  return [
    { index, id, type, function: { name, arguments: given.slice(0, half) } },
    { index, function: { arguments: given.slice(half) } },
  ];
}

const told = ([name, given]: ToolCall) => ({
  id: randomUUID(),
  type: "function",
  function: { name, arguments: typeof given === "string" ? given : JSON.stringify(given) },
});

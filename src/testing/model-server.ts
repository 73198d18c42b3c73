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
};
/** A tool that it wishes to have used, by its name and what it is given; a text is sent as it is. */
export type ToolCall = [name: string, given: object | string];
/** Answers what it was asked. */
export type Play = (asked: Asked) => Answer | Promise<Answer>;
/** What it answers: a text, with wishes for tools or without, or a failure; without `usage` it does not count. */
export type Answer =
  | { text: string; calls?: ToolCall[]; usage?: false | { input: number; output: number }; finish?: string }
  | { status: number }
  | "hang"
  | "cut";

/** A server on loopback that speaks the OpenAI protocol; what it answers is worked out from what it was asked. */
export async function openModelServer(play: Play) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.on("data", (part: Buffer) => (body += part.toString()));
    request.on("end", () => {
      const { authorization } = request.headers;
      if (request.method !== "POST" || request.url !== "/v1/chat/completions")
        return void response.writeHead(404).end();
      const port = request.socket.remotePort ?? 0;
      const received = { authorization, port, ...(JSON.parse(body) as Omit<Asked, "authorization" | "port">) };
      asked.push(received);
      void Promise.resolve(play(received)).then((answer) => tell(response, received.model, answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    asked,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

function tell(response: ServerResponse, model: string, answer: Answer): void {
  if (answer === "hang") return;
  if (answer === "cut") return void response.writeHead(200, { "content-length": 1000 }).end('{"id":');
  if ("status" in answer) {
    response.writeHead(answer.status, { "content-type": "application/json" });
    return void response.end(JSON.stringify({ error: { message: "As it was told to fail." } }));
  }
  const usage = answer.usage ?? { input: 20, output: 5 };
  const counted = usage && {
    usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output },
  };
  const choice = {
    index: 0,
    message: { role: "assistant", content: answer.text, ...(answer.calls && { tool_calls: answer.calls.map(told) }) },
    finish_reason: answer.finish ?? (answer.calls ? "tool_calls" : "stop"),
  };
  response.writeHead(200, { "content-type": "application/json" });
  response.end(
    JSON.stringify({ id: randomUUID(), object: "chat.completion", created: 1, model, choices: [choice], ...counted }),
  );
}

const told = ([name, given]: ToolCall) => ({
  id: randomUUID(),
  type: "function",
  function: { name, arguments: typeof given === "string" ? given : JSON.stringify(given) },
});

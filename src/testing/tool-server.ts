import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { createMcpHandler, Server } from "@modelcontextprotocol/server";

type Tool = { name: string; description?: string; inputSchema: { type: "object" } & Record<string, unknown> };
type Content = { type: "text"; text: string };

/** A tool that it may have. */
export const weather = {
  name: "weather",
  description: "Tells the weather of a town.",
  inputSchema: { type: "object" as const, properties: { town: { type: "string" } } },
};

type Instead = { status: number; headers?: Record<string, string>; body?: string } | "hang" | "flood" | undefined;

/** What an outside tool server plays: its tools, what they answer, or something else than an answer of the protocol. */
export type Played = {
  tools: Tool[];
  answer: (name: string, given: Record<string, unknown>) => Content[] | Promise<Content[]>;
  /** Answers a request by itself; where it does not, the protocol does. */
  instead?: (request: IncomingMessage) => Instead | Promise<Instead>;
  /** A page of its list of tools, which goes on where it says so. */
  page?: (cursor?: string) => { tools: Tool[]; nextCursor?: string };
};

/** An outside server on loopback that speaks the Model Context Protocol by its own SDK. */
export async function openToolServer(played: Played) {
  const used: [string, Record<string, unknown>][] = [];
  const tokens: (string | undefined)[] = [];
  const make = () => {
    const server = new Server({ name: "outside", version: "1" }, { capabilities: { tools: {} } });
    server.setRequestHandler("tools/list", ({ params }) => played.page?.(params?.cursor) ?? { tools: played.tools });
    server.setRequestHandler("tools/call", async ({ params: { name, arguments: given = {} } }) => {
      used.push([name, given]);
      return { content: await played.answer(name, given) };
    });
    return server;
  };
  const handler = createMcpHandler(make, { maxSubscriptions: 1 });
  const http = createServer(async (request, response) => {
    tokens.push(request.headers.authorization);
    const instead = await played.instead?.(request);
    if (instead === "hang") return;
    if (instead === "flood") return flood(response);
    if (instead) return void response.writeHead(instead.status, instead.headers).end(instead.body);
    void asRequest(request)
      .then((asked) => handler.fetch(asked))
      .then(async (answer) => {
        const whole = Buffer.from(await answer.arrayBuffer());
        response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(whole);
      });
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(http.address() as AddressInfo).port}/mcp`,
    used,
    tokens,
    close: () => {
      http.closeAllConnections();
      return new Promise((resolve) => http.close(resolve));
    },
  };
}

function flood(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const pour = () => {
    while (response.write("x".repeat(65_536)));
    response.once("drain", pour);
  };
  response.on("error", () => {});
  pour();
}

async function asRequest(request: IncomingMessage): Promise<Request> {
  const headers = new Headers(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
  const body = request.method === "POST" ? { body: await buffer(request) } : {};
  return new Request(`http://127.0.0.1${request.url}`, { method: request.method ?? "GET", headers, ...body });
}

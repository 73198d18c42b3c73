import { createHash } from "node:crypto";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import type { Offered } from "../../entities/tool-servers/offered.ts";
import { outgoing } from "../../http/outgoing.ts";
import { storable } from "../cut.ts";
import { inOrder } from "../in-order.ts";

/** Where an outside server is, and the token that it wants. */
export type Server = { address: string; token?: string | undefined };

/** So many tools of one server are read, so long a description of one may be, and so large what it takes. */
const most_tools = 50;
const longest_description = 1000;
const most_schema_bytes = 8000;
const most_bytes_in_all = 64_000;
const most_pages = 5;
/** So often it is sent anything for one question: what it asks of us in its answers is answered within that. */
const most_requests = 20;
/** So much of an answer is read, so long is waited for all that one question to it takes. */
const most_answer_bytes = 1_048_576;
const most_ms = 20_000;

/** What a server says of its tools; of one that says too much, nothing. Throws where it cannot be asked. */
export const toolsOf = (server: Server, private_hosts: readonly string[]): Promise<Offered[]> =>
  asked(server, private_hosts, async (client, options) => {
    const found: Offered[] = [];
    let cursor: string | undefined;
    for (let page = 0; page < most_pages && found.length < most_tools; page++) {
      // (Page by page: the client's own list goes on to the last one.)
      const asking = { method: "tools/list" as const, params: cursor === undefined ? {} : { cursor } };
      const { tools, nextCursor } = await client.request(asking, options);
      found.push(...tools.flatMap((tool) => offeredOf(tool, server)));
      if (nextCursor === undefined) break;
      cursor = nextCursor;
    }
    let bytes = 0;
    return found
      .slice(0, most_tools)
      .filter((tool) => (bytes += Buffer.byteLength(JSON.stringify(tool))) <= most_bytes_in_all);
  });

/** A tool and what it is given; `begin` says, last of all, that it may be asked, or throws. */
type Use = { name: string; given: Record<string, unknown>; begin: () => Promise<unknown> };

/** What a tool answers, as text; what is none is named. */
export const useOutside = (
  server: Server,
  private_hosts: readonly string[],
  { name, given, begin }: Use,
): Promise<{ text: string; failed: boolean }> =>
  asked(server, private_hosts, async (client, options) => {
    // (Not before the server is there: it may have taken its time, and somebody has halted agents meanwhile.)
    await begin();
    options.signal.throwIfAborted();
    const { content, isError } = await client.callTool({ name, arguments: given }, options);
    const parts = content.map((part) => (part.type === "text" ? part.text : `[${part.type} left out]`));
    return { text: plain(parts.join("\n"), server), failed: isError === true };
  });

type Options = { signal: AbortSignal; timeout: number };

async function asked<Answer>(
  { address, token }: Server,
  private_hosts: readonly string[],
  ask: (client: Client, options: Options) => Promise<Answer>,
): Promise<Answer> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(new DOMException("It took too long.", "TimeoutError")), most_ms);
  const client = new Client({ name: "tandem", version: "1" });
  const send = outgoing(private_hosts);
  let requests = 0;
  const transport = new StreamableHTTPClientTransport(new URL(address), {
    ...(token !== undefined && { requestInit: { headers: { authorization: `Bearer ${token}` } } }),
    fetch: (url, { method = "GET", headers, body, signal } = {}) => {
      // (No other address gets what was meant for this one, nor the token.)
      if (String(url) !== String(new URL(address))) return Promise.reject(new Error("Refused: another address."));
      // (Nothing is listened to but answers.)
      if (method === "GET") return Promise.resolve(new Response(null, { status: 405 }));
      if ((requests += 1) > most_requests) limit.abort(new Error("Refused: it asks too much in return."));
      const signals = signal ? AbortSignal.any([signal, limit.signal]) : limit.signal;
      const sent = { method, headers: Object.fromEntries(new Headers(headers)), body, signal: signals };
      return send(address, { ...sent, ms: most_ms, bytes: most_answer_bytes });
    },
  });
  const ended = new Promise<never>((_, reject) =>
    limit.signal.addEventListener("abort", () => reject(limit.signal.reason)),
  );
  const work = async () => {
    const options = { signal: limit.signal, timeout: most_ms };
    await client.connect(transport, options);
    const answer = await ask(client, options);
    // (The answer is there: a server that keeps its session does so for itself.)
    await transport.terminateSession().catch(() => undefined);
    return answer;
  };
  try {
    return await Promise.race([work(), ended]);
  } finally {
    clearTimeout(timer);
    limit.abort();
    void client.close().catch(() => undefined);
  }
}

type Listed = { name: string; description?: string | undefined; inputSchema: Record<string, unknown> };

/** The tool as it is shown, and pinned: by all that a model is told of it. What an administrator could not read is no tool. */
function offeredOf({ name, description = "", inputSchema }: Listed, server: Server): Offered[] {
  const text = JSON.stringify(inOrder(inputSchema));
  if (!/^[\w./-]{1,100}$/.test(name) || description.length > longest_description || text.length > most_schema_bytes)
    return [];
  const hash = createHash("sha256")
    .update(JSON.stringify([name, description, text]))
    .digest("hex");
  const shown = JSON.parse(text, (_, value: unknown) =>
    typeof value === "string" ? plain(value, server) : value,
  ) as Offered["input_schema"];
  if (unseen.test(description) || unseen.test(JSON.stringify(shown))) return [];
  // (Names are not told otherwise than they are.)
  if (server.token && (name + JSON.stringify(shown)).includes(server.token)) return [];
  return [{ name, description: plain(description, server), input_schema: shown, hash }];
}

// What steers the eye or is not seen at all, and escapes of what the database keeps no text with.
const unseen = /\p{Cf}|\\u(0000|d[89a-f])/iu;

/** What a server said as the database keeps text, without a zero byte or half of an emoji; its token is told to nobody, though it repeats it. */
export const plain = (text: string, { token }: Server): string =>
  storable(token ? text.replaceAll(token, "[token]") : text);

import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import { gunzipSync } from "node:zlib";

/** A server that stands for an outside service and keeps what it is sent. */
export type Listener = { url: string; heard: { path: string; body: string }[]; close(): Promise<void> };

/** Listens on a free port of this machine; answers everything with what `answers` says for the path. */
export async function listen(answers: (path: string) => object = () => ({})): Promise<Listener> {
  const heard: Listener["heard"] = [];
  const server = createServer((request, response) => {
    const headers = {
      "access-control-allow-origin": "*",
      "access-control-allow-headers": "*",
      "content-type": "application/json",
    };
    const path = (request.url ?? "").split("?")[0] ?? "";
    void bodyOf(request).then((body) => {
      if (request.method === "POST") heard.push({ path, body });
      response.writeHead(200, headers).end(JSON.stringify(answers(path)));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as { port: number };
  return {
    url: `http://127.0.0.1:${port}`,
    heard,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  const body = Buffer.concat(parts);
  return (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString();
}

import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { once } from "node:events";
import { pipeline } from "node:stream";

/** The line between browsers and a server: it can be cut, and it can lose an answer. */
export type Line = {
  port: number;
  /** Refuses everything, as where there is no network, until it is mended. */
  cut(): void;
  mend(): void;
  /** The next answer to such a request is lost: the server has done it, and `meanwhile` happens before the browser hears of it. */
  loseAnswer(wanted: (method: string, path: string) => boolean, meanwhile: () => Promise<void>): Promise<void>;
  /** Every write that has gone through, in order. */
  writes: { method: string; path: string; key: string }[];
  close(): void;
};

type Loss = { wanted: (method: string, path: string) => boolean; meanwhile: () => Promise<void>; done: () => void };

/** Opens a line on a port of its own to a server on another. */
export async function openLine(to: number): Promise<Line> {
  let whole = true;
  let loss: Loss | null = null;
  const writes: Line["writes"] = [];
  const server = createServer((asked, answer) => (whole ? pass(asked, answer) : asked.socket.destroy()));

  function pass(asked: IncomingMessage, answer: ServerResponse) {
    const { method = "GET", url: path = "/", headers } = asked;
    if (method !== "GET" && headers["idempotency-key"])
      writes.push({ method, path, key: String(headers["idempotency-key"]) });
    const lost = loss?.wanted(method, path) ? loss : null;
    if (lost) loss = null;
    const passed = request({ port: to, host: "localhost", method, path, headers }, (answered) => {
      if (lost) return void lose(lost, asked);
      answer.writeHead(answered.statusCode ?? 502, answered.headers);
      // A server that dies amid an answer cuts the line, too.
      pipeline(answered, answer, (error) => error && asked.socket.destroy());
    });
    passed.on("error", () => asked.socket.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  }

  async function lose({ meanwhile, done }: Loss, asked: IncomingMessage) {
    await meanwhile();
    asked.socket.destroy();
    done();
  }

  server.listen(0, "localhost");
  await once(server, "listening");
  return {
    port: (server.address() as { port: number }).port,
    cut() {
      whole = false;
      server.closeAllConnections();
    },
    mend: () => void (whole = true),
    loseAnswer: (wanted, meanwhile) => new Promise((done) => (loss = { wanted, meanwhile, done })),
    writes,
    close: () => (server.closeAllConnections(), void server.close()),
  };
}

import { once } from "node:events";
import type { Server } from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { serve } from "@hono/node-server";
import { type Config, StartError } from "../config.ts";

/** A server that listens. `stop` takes no more requests and waits a moment for those that are being answered. */
export type Listening = { stop(): Promise<void> };

const patience_ms = 2000;
const silence_ms = 60_000;

/** Listens where the configuration says. */
export async function listen(
  fetch: (request: Request, env?: object) => Response | Promise<Response>,
  { host, port }: Pick<Config, "host" | "port">,
): Promise<Listening> {
  let answering = 0;
  const counted: typeof fetch = async (request, env) => {
    answering++;
    try {
      return await fetch(request, env);
    } finally {
      answering--;
    }
  };
  const server = serve({ fetch: counted, port, hostname: host }) as Server;
  // A line on which nothing moves, with an answer that nobody takes, is cut. (Event streams have their heartbeat.)
  server.setTimeout(silence_ms);
  await once(server, "listening").catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new StartError(`Port ${port} is taken: stop what uses it, or set PORT to another.`);
  });
  return {
    async stop() {
      const late = Date.now() + patience_ms;
      let closed = false;
      server.close(() => (closed = true));
      // A browser that has gone has closed its connection; what it asked for may still be worked on.
      while ((!closed || answering > 0) && Date.now() < late) {
        server.closeIdleConnections();
        await pause(10);
      }
      server.closeAllConnections();
    },
  };
}

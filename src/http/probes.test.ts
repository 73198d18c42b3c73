import { Hono } from "hono";
import { setTimeout as pause } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Database } from "../database/door.ts";
import { freePort } from "../database/free-port.ts";
import { listen } from "./listen.ts";
import { drain, serveProbes, type Readiness } from "./probes.ts";

const answers = { outside: () => Promise.resolve([]) } as unknown as Database;
const silent = { outside: () => Promise.reject(new Error("away")) } as unknown as Database;

async function probed(database: Database, readiness: Readiness, path: string): Promise<[number, string]> {
  const answer = await serveProbes(database, readiness).request(path);
  return [answer.status, await answer.text()];
}

test("a server is alive whatever its database does, and ready only with it, and not while it stops", async () => {
  const [ready, draining] = [{ draining: false }, { draining: true }];
  expect(await probed(answers, ready, "/readyz")).toEqual([200, "ok"]);
  expect(await probed(silent, ready, "/readyz")).toEqual([503, "The database does not answer."]);
  expect(await probed(answers, draining, "/readyz")).toEqual([503, "This server is stopping."]);
  for (const [database, readiness] of [
    [silent, ready],
    [answers, draining],
  ] as const)
    expect(await probed(database, readiness, "/healthz")).toEqual([200, "ok"]);
});

test("whoever sends traffic by /readyz meets no failure while one of two servers is stopped and started", async () => {
  const servers = await Promise.all([startServer(), startServer()]);
  const failures: unknown[] = [];
  let [going, sent] = [true, 0];
  const traffic = Promise.all(
    Array.from({ length: 4 }, async () => {
      for (; going; sent++) {
        // As a proxy does: whom it has found ready within the last 50 ms it sends to.
        const ready = servers.find((each) => each.ready);
        await fetch(`${ready?.url}/slow`).then(
          async (answer) => (answer.ok && (await answer.text()) === "done") || failures.push(answer.status),
          (error: unknown) => failures.push(error),
        );
      }
    }),
  );
  for (const at of [0, 1]) {
    await servers[at]?.stop();
    servers[at] = await startServer();
    await pause(100);
  }
  going = false;
  await traffic;
  await Promise.all(servers.map((each) => each.stop()));
  expect(failures).toEqual([]);
  expect(sent).toBeGreaterThan(20);
});

async function startServer() {
  const [readiness, port] = [{ draining: false }, await freePort()];
  const app = new Hono().route("/", serveProbes(answers, readiness));
  app.get("/slow", async (c) => (await pause(20), c.text("done")));
  const listening = await listen((request) => app.fetch(request), { host: "127.0.0.1", port });
  const url = `http://127.0.0.1:${port}`;
  const server = {
    url,
    ready: true,
    // Drained for as long as it takes to be seen, and for what was sent just before to arrive.
    async stop() {
      await drain(readiness, 0);
      while (server.ready) await pause(10);
      await pause(200);
      await listening.stop();
    },
  };
  const look = setInterval(
    () =>
      void fetch(`${url}/readyz`).then(
        ({ ok }) => (server.ready = ok),
        () => (clearInterval(look), (server.ready = false)),
      ),
    50,
  );
  return server;
}

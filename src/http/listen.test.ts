import { get } from "node:http";
import { expect, test } from "vitest";
import { freePort } from "../database/free-port.ts";
import { listen } from "./listen.ts";

/** A server whose answers wait until they are let go, and what it has begun. */
async function waiting() {
  const port = await freePort();
  const begun: string[] = [];
  const ended: string[] = [];
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = await listen(
    async (request) => {
      const { pathname } = new URL(request.url);
      begun.push(pathname);
      await promise;
      ended.push(pathname);
      return new Response("done");
    },
    { host: "127.0.0.1", port },
  );
  return { url: `http://127.0.0.1:${port}`, begun, ended, letGo: resolve, stop: () => listening.stop() };
}

test("a request that is being answered when the server stops is answered; no other is taken", async () => {
  const { url, begun, letGo, stop } = await waiting();
  const answer = fetch(`${url}/first`).then((response) => response.text());
  await expect.poll(() => begun).toEqual(["/first"]);
  const stopped = stop();
  await expect(fetch(`${url}/second`)).rejects.toThrow("fetch failed");
  letGo();
  expect(await answer).toBe("done");
  await stopped;
  expect(begun).toEqual(["/first"]);
});

test("what a browser that has gone had asked for is finished before the server has stopped", async () => {
  const { url, begun, ended, letGo, stop } = await waiting();
  const asked = get(`${url}/left`).on("error", () => {});
  await expect.poll(() => begun).toEqual(["/left"]);
  asked.destroy();
  const stopped = stop();
  letGo();
  await stopped;
  expect(ended).toEqual(["/left"]);
});

test("a request that never ends keeps no server from stopping", async () => {
  const { url, begun, stop } = await waiting();
  const answer = fetch(`${url}/endless`);
  await expect.poll(() => begun).toEqual(["/endless"]);
  await Promise.all([stop(), expect(answer).rejects.toThrow("fetch failed")]);
});

test("a port that is taken is said in a sentence", async () => {
  const port = await freePort();
  const where = { host: "127.0.0.1", port };
  const first = await listen(() => new Response(), where);
  await expect(listen(() => new Response(), where)).rejects.toThrow(`Port ${port} is taken`);
  await first.stop();
});

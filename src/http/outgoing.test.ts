import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublic, outgoing } from "./outgoing.ts";

let port: number;
const server = createServer((asked, answer) => {
  if (asked.url === "/large") return answer.end("x".repeat(2_000_000));
  if (asked.url === "/away") return answer.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
  asked.on("data", () => {});
  answer.end(JSON.stringify({ method: asked.method, type: asked.headers["content-type"] }));
});
beforeAll(async () => {
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as { port: number });
});
afterAll(() => void server.close());

test("asks public addresses only, and without TLS nobody who is not named", async () => {
  const careful = outgoing([]);
  for (const host of ["127.0.0.1", "169.254.169.254", "10.0.0.1", "[::1]", "[fd00::1]", "[::ffff:127.0.0.1]"])
    await expect(careful(`https://${host}:${port}/`, {}), host).rejects.toThrow(/^Refused.*private network/);
  // A name that leads there is found out when it is resolved, not by how it is written.
  await expect(careful(`https://localhost:${port}/`, {})).rejects.toThrow(/^Refused.*private network/);
  await expect(careful("http://example.org/", {})).rejects.toThrow(/^Refused.*TLS/);
  await expect(outgoing(["localhost"])(`http://127.0.0.1:${port}/`, {})).rejects.toThrow(/^Refused/);
  await expect(careful("file:///etc/passwd", {})).rejects.toThrow(/^Refused/);
});

test("asks a host that is named, follows no redirect and reads no more than 1 MB", async () => {
  const ask = outgoing(["127.0.0.1"]);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const answer = await ask(`http://127.0.0.1:${port}/`, {
    method: "POST",
    headers,
    body: new URLSearchParams({ a: "b" }),
  });
  expect(await answer.json()).toEqual({ method: "POST", type: headers["content-type"] });
  const away = await ask(`http://127.0.0.1:${port}/away`, {});
  expect([away.status, away.headers.get("location")]).toEqual([302, "http://127.0.0.1:1/"]);
  await expect(ask(`http://127.0.0.1:${port}/large`, {})).rejects.toThrow(/larger than 1 MB/);
});

test("knows what the whole world reaches", () => {
  const places = [
    "8.8.8.8",
    "2606:4700::1111",
    "192.168.1.1",
    "100.64.0.1",
    "0.0.0.0",
    "fe80::1",
    "2002:7f00:1::",
    "::",
  ];
  expect(places.filter(isPublic)).toEqual(["8.8.8.8", "2606:4700::1111"]);
});

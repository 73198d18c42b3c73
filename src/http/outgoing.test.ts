import { createSocket } from "node:dgram";
import { getServers, setServers } from "node:dns";
import { once } from "node:events";
import { createServer } from "node:http";
import { type AddressInfo, createServer as rawServer } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isPublic, outgoing } from "./outgoing.ts";

let port: number;
const server = createServer((asked, answer) => {
  if (asked.url === "/large") return answer.end("x".repeat(2_000_000));
  if (asked.url === "/away") return answer.writeHead(302, { location: "http://127.0.0.1:1/" }).end();
  asked.on("data", () => {});
  answer.end(JSON.stringify({ method: asked.method, type: asked.headers["content-type"] }));
});

// A name server on loopback: "inside" leads into private networks, and what is silent gets no answer.
const names = createSocket("udp4");
const asked_names: string[] = [];
const former = getServers();
names.on("message", (query, { port: from, address }) => {
  const name = query.subarray(13, 13 + (query[12] ?? 0)).toString();
  const end = query.indexOf(0, 12) + 5;
  const six = query.readUInt16BE(end - 4) === 28;
  asked_names.push(name);
  if (name.startsWith("silent")) return;
  const wanted = six === name.endsWith("six");
  const value = six ? Buffer.from("fd00".padEnd(31, "0") + "1", "hex") : Buffer.of(10, 0, 0, 1);
  const head = Buffer.from(query.subarray(0, 12));
  head.writeUInt16BE(0x8180, 2);
  head.writeUInt16BE(Number(wanted), 6);
  head.writeUInt32BE(0, 8);
  const about = Buffer.from([0xc0, 12, 0, six ? 28 : 1, 0, 1, 0, 0, 0, 60, 0, value.length]);
  const parts = [head, query.subarray(12, end), ...(wanted ? [about, value] : [])];
  names.send(Buffer.concat(parts), from, address);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => names.bind(0, "127.0.0.1", resolve));
  setServers([`127.0.0.1:${names.address().port}`]);
  await once(server.listen(0, "127.0.0.1"), "listening");
  ({ port } = server.address() as { port: number });
});
afterAll(() => {
  setServers(former);
  names.close();
  server.close();
});

test("asks public addresses only, and without TLS nobody who is not named", async () => {
  const careful = outgoing([]);
  for (const host of ["127.0.0.1", "169.254.169.254", "10.0.0.1", "[::1]", "[fd00::1]", "[::ffff:127.0.0.1]"])
    await expect(careful(`https://${host}:${port}/`, {}), host).rejects.toThrow(/^Refused.*private network/);
  await expect(careful("http://example.org/", {})).rejects.toThrow(/^Refused.*TLS/);
  await expect(outgoing(["localhost"])(`http://127.0.0.1:${port}/`, {})).rejects.toThrow(/^Refused/);
  await expect(careful("file:///etc/passwd", {})).rejects.toThrow(/^Refused/);
});

test("finds out where a name leads when it is resolved, and waits for no name alone", async () => {
  const careful = outgoing([]);
  for (const name of ["inside", "inside-by-six"])
    await expect(careful(`https://${name}.example:${port}/`, {}), name).rejects.toThrow(/^Refused.*private network/);
  const signal = AbortSignal.timeout(500);
  const silent = Array.from({ length: 20 }, (_, number) => careful(`https://silent-${number}.example/`, { signal }));
  for (const { status } of await Promise.allSettled(silent)) expect(status).toBe("rejected");
  // The system's own lookups, of which only two are made at a time, were none of these.
  expect(asked_names.filter((name) => name.startsWith("silent")).length).toBeGreaterThanOrEqual(20);
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

test.each([
  "HTTP/1.1 999 Odd\r\ncontent-length: 2\r\n\r\nhi",
  "HTTP/1.1 101 Switching\r\nupgrade: x\r\nconnection: upgrade\r\n\r\n",
])("fails, and does not wait for ever, where the answer is none that there is: %j", async (said) => {
  const odd = rawServer((socket) => void socket.on("error", () => {}).once("data", () => socket.write(said)));
  await once(odd.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(odd.address() as AddressInfo).port}/`;
  for (const streamed of [false, true])
    await expect(outgoing(["127.0.0.1"])(url, { streamed })).rejects.toThrow("Refused: the answer is none of HTTP");
  odd.close();
});

test("a server that says “go on” without end is not listened to", async () => {
  const endless = rawServer((socket) => {
    const pour = () => {
      while (socket.write("HTTP/1.1 100 Continue\r\n\r\n".repeat(100)));
    };
    socket
      .on("error", () => {})
      .on("drain", pour)
      .once("data", pour);
  });
  await once(endless.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}/`;
  const since = process.cpuUsage();
  await expect(outgoing(["127.0.0.1"])(url, { ms: 3000 })).rejects.toThrow("Refused: the answer is none of HTTP");
  expect(process.cpuUsage(since).user).toBeLessThan(1_000_000);
  endless.close();
});

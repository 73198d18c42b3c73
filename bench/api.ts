import { spawn, type ChildProcess } from "node:child_process";
import { createHmac, randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import autocannon from "autocannon";
import { startEmbedded } from "../src/database/embedded.ts";
import { ownDatabase, prepareDatabase } from "../src/database/open.ts";
import { readConfig } from "../src/config.ts";
import { secrets } from "../src/secrets.ts";
import { eight } from "./eight.ts";
import { quantile } from "./quantile.ts";
import { seed, type Subject } from "./seed.ts";

// bench/api [sizes] [seconds] [which]: requests a second through the whole stack, as a share of the floor on the same
// database, alternating. Before it is counted each is called for a while: V8 compiles what is called often, and a server
// that runs all day has been called often.
const sizes = (process.argv[2] ?? "100000,1000000").split(",").map(Number);
const connections = [1, 10, 50];
const rounds = 5;
const seconds = Number(process.argv[3] ?? 1);
const warm_seconds = 8;
const which = process.argv[4] ?? "";
const secret = "only-for-the-benchmark-0123456789abcdef";
const derive = secrets(readConfig({ TANDEM_SECRET: secret }));

type Request = { path: string; floor: string; method: "GET" | "POST"; body?: (subject: Subject) => string };

const requests: Record<string, (id: string) => Request> = {
  "list 50, all": () => ({ path: "/api/leads", floor: "/list", method: "GET" }),
  "list 50 of 8": () => ({ path: `/api/leads?columns=${eight.join()}`, floor: "/list-8", method: "GET" }),
  "list of one id": () => ({ path: "/api/leads?limit=1&columns=id", floor: "/list-1", method: "GET" }),
  "get one": (id) => ({ path: `/api/leads/${id}`, floor: `/get/${id}`, method: "GET" }),
  "filter and sort": () => ({
    path: `/api/leads?order=-value&where=${encodeURIComponent('{"stage":"proposal","value":{"gt":50000}}')}`,
    floor: "/filter",
    method: "GET",
  }),
  session: (id) => ({ path: "/api/session", floor: `/get/${id}`, method: "GET" }),
  insert: () => ({
    path: "/api/leads",
    floor: "/insert",
    method: "POST",
    body: (subject) => JSON.stringify({ name: "Bench", owner_id: subject.id, value: 1000 }),
  }),
};

for (const size of sizes) await measureAt(size);

async function measureAt(size: number): Promise<void> {
  const folder = mkdtempSync("/tmp/tandem-bench-");
  const embedded = await startEmbedded(folder);
  const owner_url = await ownDatabase(embedded.url, "bench", derive);
  await prepareDatabase(owner_url, derive);
  const subject = await seed(owner_url, size);
  const app_url = owner_url.replace(/\/\/[^@]+@/, `//tandem_app:${derive("login", "tandem_app")}@`);
  const floor = await child(["bench/floor.ts", app_url, "4001", subject.token, subject.id], {});
  const server = await child(["src/server.ts"], {
    DATABASE_URL: owner_url,
    TANDEM_SECRET: secret,
    TANDEM_FAIR_SHARE: "off",
    PORT: "4002",
  });
  console.log(
    `\n${size.toLocaleString("en")} leads            requests/s: ours, floor, share of the floor (medians of ${rounds} alternating rounds of ${seconds} s)`,
  );
  await compare(subject);
  for (const process_ of [floor, server]) {
    process_.kill("SIGTERM");
    await once(process_, "exit");
  }
  await embedded.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function compare(subject: Subject): Promise<void> {
  const cookie = `tandem.session_token=${encodeURIComponent(`${subject.token}.${createHmac("sha256", derive("sessions")).update(subject.token).digest("base64")}`)}`;
  const first = await fetch("http://localhost:4002/api/leads?limit=1&columns=id", { headers: { cookie } });
  const id = ((await first.json()) as { data: { id: string }[] }).data[0]?.id ?? "";
  for (const [name, request_of] of Object.entries(requests).filter(([each]) => each.includes(which))) {
    const request = request_of(id);
    const [our, their] = [`4002${request.path}`, `4001${request.floor}`].map(
      (place) =>
        (at: number, duration = seconds) =>
          load(`http://localhost:${place}`, { request, subject, cookie, at, duration }),
    ) as [Load, Load];
    await our(10, warm_seconds);
    await their(10, warm_seconds);
    for (const at of connections) {
      const ours: number[] = [];
      const theirs: number[] = [];
      for (let round = 0; round < rounds; round++) {
        ours.push(await our(at));
        theirs.push(await their(at));
      }
      const [our_rate, floor_rate] = [quantile(ours, 0.5), quantile(theirs, 0.5)];
      console.log(
        `${name.padEnd(16)} ${String(at).padStart(2)} connections ${our_rate.toFixed(0).padStart(7)} ${floor_rate.toFixed(0).padStart(7)}   ${(our_rate / floor_rate).toFixed(2)}`,
      );
    }
  }
}

type Load = (at: number, duration?: number) => Promise<number>;
type How = { request: Request; subject: Subject; cookie: string; at: number; duration: number };

/** So many answers a second. */
async function load(url: string, { request, subject, cookie, at, duration }: How): Promise<number> {
  const body = request.body?.(subject);
  const result = await autocannon({
    url,
    connections: at,
    duration,
    method: request.method,
    headers: { cookie, "content-type": "application/json" },
    ...(body ? { body } : {}),
    setupClient: (client) => {
      if (request.method === "POST")
        client.setRequests([
          {
            method: "POST",
            ...(body ? { body } : {}),
            setupRequest: (next) => ({ ...next, headers: { ...next.headers, "idempotency-key": randomUUID() } }),
          },
        ]);
    },
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refused, ${result.errors} errors`);
  return result.requests.average;
}

async function child(args: string[], environment: Record<string, string>): Promise<ChildProcess> {
  const started = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...args], {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, ...environment },
  });
  await once(started.stdout as NodeJS.ReadableStream, "data");
  return started;
}

import { createECDH } from "node:crypto";
import { Hono } from "hono";
import { z } from "zod";
import { tokenOf } from "../auth/password-asked.ts";
import type { Database } from "../database/door.ts";
import { rateLimit, refuseWhile } from "../http/rate-limit.ts";
import { callOnce } from "../entity/replay.ts";
import { written, type Asking } from "../entity/request.ts";
import { jsonAnswer } from "../entity/json-answer.ts";

const chosen = z.strictObject({ id: z.uuid() });
const empty = z.strictObject({});

/** The devices on which one is told: turning this browser on, a try on it, taking one back. */
export function servePush(database: Database, public_key: string, private_hosts: readonly string[]): Hono<Asking> {
  const app = new Hono<Asking>();
  const device = deviceInput(private_hosts);
  // Each try asks an address that a browser has named.
  const wait = rateLimit(10);
  app.get("/", async (c) => {
    const asked = [{ text: "select app.my_push_devices($1)::text, app.user_id()::text", values: [tokenOf(c)] }];
    const [rows] = await database.flush(c.get("actor"), asked);
    const [devices, person_id] = rows?.[0] ?? [];
    const body = `{"data":{"key":"${public_key}","person_id":"${person_id}","devices":${devices}}}`;
    return jsonAnswer(c, body);
  });
  app.post("/", async (c) => {
    const { body, replay } = await written(c);
    const { endpoint, p256dh, auth } = device.parse(body);
    const values = [tokenOf(c), endpoint, p256dh, auth, c.req.header("user-agent") ?? null];
    const id = await callOnce(database, c.get("actor"), replay, "app.keep_push_device($1, $2, $3, $4, $5)", values);
    return c.json({ data: { id } });
  });
  app.post("/try", async (c) => {
    const { body, replay } = await written(c);
    empty.parse(body);
    refuseWhile(wait(tokenOf(c)));
    await callOnce(database, c.get("actor"), replay, "app.try_push($1)::text", [tokenOf(c)]);
    return c.json({ data: {} });
  });
  app.post("/remove", async (c) => {
    const { body, replay } = await written(c);
    await callOnce(database, c.get("actor"), replay, "app.end_push_device($1)::text", [chosen.parse(body).id]);
    return c.json({ data: {} });
  });
  return app;
}

/** The service's address is the browser's word: over TLS, where it is not of a host that was named; that it is public is seen when it is asked. */
function deviceInput(private_hosts: readonly string[]) {
  return z.strictObject({
    endpoint: z
      .url()
      .max(2000)
      .refine((text) => mayBeAsked(text, private_hosts), "is no address of a push service"),
    p256dh: z.string().max(100).refine(isPoint, "is no key"),
    auth: z.string().regex(/^[\w-]{22}(==)?$/, "is no key"),
  });
}

function mayBeAsked(endpoint: string, private_hosts: readonly string[]): boolean {
  // (Asked of what is no address at all, too.)
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username || password) return false;
  return protocol === "https:" || (protocol === "http:" && private_hosts.includes(hostname));
}

function isPoint(key: string): boolean {
  try {
    const pair = createECDH("prime256v1");
    pair.generateKeys();
    pair.computeSecret(key, "base64url");
    return true;
  } catch {
    return false;
  }
}

import type { Actor, Database } from "../database/door.ts";
import type { DeviceKeys } from "./encrypt.ts";
import { type DuePush, pushMessage } from "./push-message.ts";
import type { SendPush } from "./send-push.ts";

export type Pushing = { database: Database; system: Actor; send: SendPush; failed(error: unknown): void };

type Leased = DuePush &
  DeviceKeys & { id: string; attempt: number; endpoint: string; seconds: number; security: boolean | null };

const at_once = 20;

/** Sends some of what is due, side by side; answers whether there was any. Services are talked to between two transactions. */
export async function stepPushes(pushing: Pushing): Promise<boolean> {
  const { database, system } = pushing;
  const [rows] = await database.flush(system, [{ text: "select app.lease_pushes($1)::text", values: [at_once] }]);
  const leased = JSON.parse(rows?.[0]?.[0] ?? "[]") as Leased[];
  await Promise.all(leased.map((push) => sendOne(pushing, push)));
  return leased.length > 0;
}

async function sendOne({ database, system, send }: Pushing, push: Leased): Promise<void> {
  const { id, attempt, endpoint, p256dh, auth, seconds } = push;
  const message = pushMessage(push);
  const { outcome, error, wait } = await send({
    endpoint,
    p256dh,
    auth,
    seconds,
    topic: message.tag,
    urgency: push.security || !push.notice ? "high" : "normal",
    body: JSON.stringify(message),
  });
  const text = "select app.settle_push($1, $2, $3, $4, $5)::text";
  await database.flush(system, [{ text, values: [id, attempt, outcome, error, wait] }]);
}

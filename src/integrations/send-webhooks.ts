import type { Actor } from "../database/door.ts";
import { newToken } from "../database/run-token.ts";
import type { Kernel } from "../entity/kernel.ts";
import type { Outgoing } from "../http/outgoing.ts";
import { lanesTask, type Task } from "../jobs/task.ts";
import type { Derive } from "../secrets.ts";
import { type Event, payloadOf } from "./payload.ts";
import { most_told, post } from "./post.ts";
import { secretOf, signed } from "./secret.ts";

export type Sending = { kernel: Kernel; system: Actor; derive: Derive; ask: Outgoing };

type Leased = {
  id: string;
  address: string;
  filter_field: string | null;
  filter_value: string | null;
  may_read: boolean;
  salts: string[];
  deliveries: (Event & { attempt: number })[];
};

const at_once = 4;

/** The task that sends what waits to webhooks: to several side by side, so that one that is slow holds up none but itself. */
export function sendTask(sending: Sending): Task {
  return lanesTask("send_webhooks", at_once, (stopping) => sendNext(sending, stopping));
}

/** Sends to one webhook what waits for it, in order and until one fails; answers whether there was such a webhook. */
export async function sendNext(sending: Sending, stopping?: AbortSignal): Promise<boolean> {
  const { kernel, system } = sending;
  const { token, hash } = newToken();
  const lease = { text: "select app.lease_webhook($1)::text", values: [hash] };
  const [rows] = await kernel.database.flush(system, [lease]);
  const leased = JSON.parse(rows?.[0]?.[0] ?? "null") as Leased | null;
  if (!leased) return false;
  const reader: Actor = { proof: `run:${token}`, request: "webhook", reads_only: true };
  for (const delivery of leased.deliveries) {
    const last = delivery === leased.deliveries.at(-1) || !!stopping?.aborted;
    const goes_on = await sendOne(sending, leased, reader, delivery, last);
    if (!goes_on || last) break;
  }
  return true;
}

async function sendOne(
  { kernel, system, derive, ask }: Sending,
  webhook: Leased,
  reader: Actor,
  delivery: Leased["deliveries"][number],
  last: boolean,
): Promise<boolean> {
  const payload = await payloadOf(kernel, reader, delivery, webhook);
  const settle = async (outcome: string, told: (string | number | null)[]) => {
    const text = "select app.settle_webhook($1, $2, $3, $4, $5, $6, $7, $8, $9)::text";
    const values = [delivery.id, delivery.attempt, outcome, ...told, last];
    const [rows] = await kernel.database.flush(system, [{ text, values }]);
    return rows?.[0]?.[0] === "true";
  };
  if ("none" in payload) return settle(payload.none, [null, null, null, null, payload.error]);
  const { body } = payload;
  const secrets = webhook.salts.map((salt) => secretOf(derive, webhook.id, salt));
  const headers = signed(secrets, delivery.id, new Date(), body);
  const { outcome, status, response, ms, error } = await post(ask, { address: webhook.address, headers, body });
  // (A receiver knows the secret, and may say it, or the end of it.)
  const known = secrets.flatMap((secret) => [secret, secret.replace("whsec_", "")]);
  const kept = known.reduce((said, secret) => said?.replaceAll(secret, "…") ?? null, response);
  return settle(outcome, [status, body.slice(0, most_told), kept?.slice(0, most_told) ?? null, ms, error]);
}

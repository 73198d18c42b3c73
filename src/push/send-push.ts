import type { Outgoing } from "../http/outgoing.ts";
import { type DeviceKeys, encrypt } from "./encrypt.ts";
import type { Vapid } from "./vapid.ts";

/** A message on its way to a device: for how long it is of use, and what later ones of the same topic replace. */
export type Push = DeviceKeys & {
  endpoint: string;
  body: string;
  seconds: number;
  topic: string;
  urgency: "normal" | "high";
};

/** What became of an attempt: taken by the service; the device is gone; no use in another try; or later, after so many seconds. */
export type Sent = { outcome: "taken" | "gone" | "refused" | "later"; error: string | null; wait: number };

/** Hands messages to the service that a device's browser has named, by the one client for what is asked outside. */
export type SendPush = (push: Push) => Promise<Sent>;

export function pushSender(ask: Outgoing, key: Vapid): SendPush {
  return async ({ endpoint, body, seconds, topic, urgency, p256dh, auth }) => {
    try {
      const headers = {
        authorization: key.authorization(endpoint),
        "content-type": "application/octet-stream",
        "content-encoding": "aes128gcm",
        ttl: String(seconds),
        topic,
        urgency,
      };
      return judged(await ask(endpoint, { method: "POST", headers, body: encrypt(body, { p256dh, auth }) }));
    } catch (error) {
      return failed(error as Error & { code?: string });
    }
  };
}

function judged({ status, headers }: Response): Sent {
  const error = `HTTP ${status}`;
  if (status < 300) return { outcome: "taken", error: null, wait: 0 };
  if (status === 404 || status === 410) return { outcome: "gone", error, wait: 0 };
  const again = status === 429 || status >= 500;
  // (A date, which is allowed as well, waits as long as any other failure.)
  const wait = Math.min(Number(headers.get("retry-after")) || 0, 21_600);
  return { outcome: again ? "later" : "refused", error, wait: Math.max(0, Math.round(wait)) };
}

/** Keys that are none and addresses that are not asked stay so; whoever does not answer may later. */
function failed({ message, code }: Error & { code?: string }): Sent {
  const for_good = message.startsWith("Refused:") || code?.startsWith("ERR_CRYPTO");
  return { outcome: for_good ? "refused" : "later", error: code ?? (for_good ? "refused" : "no answer"), wait: 0 };
}

import { createHmac } from "node:crypto";
import type { Derive } from "../secrets.ts";

/** The secret of a webhook: derived from what the database keeps, by a key that it does not have. Nobody stores it but its receiver. */
export const secretOf = (derive: Derive, id: string, salt: string): string =>
  `whsec_${Buffer.from(derive("webhooks", `${id}/${salt}`), "hex").toString("base64")}`;

/** The headers of a message by the Standard Webhooks specification: each of the secrets signs it. */
export function signed(secrets: string[], id: string, at: Date, body: string): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const sign = (secret: string) => {
    const key = Buffer.from(secret.slice("whsec_".length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  };
  return {
    "content-type": "application/json",
    "user-agent": "Tandem",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": secrets.map(sign).join(" "),
  };
}

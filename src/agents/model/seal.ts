import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import type { Derive, Purpose } from "../../secrets.ts";

const method = "aes-256-gcm";

/** A secret as the database may keep it, which cannot read it: sealed with a key of its purpose that only the server derives. */
export function seal(derive: Derive, secret: string, purpose: Purpose = "model"): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv(method, keyOf(derive, purpose), iv);
  const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString("base64");
}

/** The secret again. Throws where it was sealed with another key, or altered. */
export function unseal(derive: Derive, text: string, purpose: Purpose = "model"): string {
  const bytes = Buffer.from(text, "base64");
  const decipher = createDecipheriv(method, keyOf(derive, purpose), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8");
}

const keyOf = (derive: Derive, purpose: Purpose) => Buffer.from(derive(purpose), "hex");

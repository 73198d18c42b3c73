import { createHash, randomBytes } from "node:crypto";

/** A new token of a run, and the hash of it that the database keeps. */
export function newToken(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString("base64url");
  return { token, hash: createHash("sha256").update(token).digest() };
}

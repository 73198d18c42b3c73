import { createHash, randomBytes } from "node:crypto";

/** A new API key. Its beginning is known to scanners for leaked secrets. */
export const newKey = () => `tdm_${randomBytes(32).toString("hex")}`;

/** Whether a text has the form of our keys. */
export const looksLikeKey = (text: string) => /^tdm_[0-9a-f]{64}$/.test(text);

/** What is kept of a key. It is random, so a slow hash would protect nothing more. */
export const hashOf = (key: string) => createHash("sha256").update(key).digest();

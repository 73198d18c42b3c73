import { createHash, randomBytes } from "node:crypto";

/** A new secret, which is a calendar's address. Its beginning is known to scanners for leaked secrets. */
export const newSecret = () => `tdc_${randomBytes(32).toString("hex")}`;

/** Whether a text has the form of our secrets. */
export const looksLikeSecret = (text: string) => /^tdc_[0-9a-f]{64}$/.test(text);

/** What is kept of a secret. It is random, so a slow hash would protect nothing more. */
export const digestOf = (secret: string) => createHash("sha256").update(secret).digest();

const place = "/public/calendar/";

/** The path by which a calendar is read. */
export const feedPath = (secret: string) => `${place}${secret}.ics`;

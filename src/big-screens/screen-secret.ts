import { createHash, randomBytes } from "node:crypto";

/** A new secret, which is a device link. Its beginning is known to scanners for leaked secrets. */
export const newToken = () => `tds_${randomBytes(32).toString("hex")}`;

/** Whether a text has the form of our secrets. */
export const looksLikeToken = (text: string) => /^tds_[0-9a-f]{64}$/.test(text);

const sumOf = (text: string) => createHash("sha256").update(text).digest();

/** The cookie that a link is exchanged for: it follows from the link, and the link does not follow from it. */
export const cookieOf = (token: string) => sumOf(`big screen cookie ${token}`).toString("hex");

/** What is kept of a cookie, and so of its link. Both are random, so a slow hash would protect nothing more. */
export const digestOf = (cookie: string) => sumOf(cookie);

/** The path of the page that shows a screen, and the only one that its cookie is sent to. */
export const screen_path = "/public/screen";

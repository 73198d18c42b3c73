import { createHash } from "node:crypto";
import { hashToken } from "../auth/links.ts";
import type { Replay } from "../entity/replay.ts";
import type { Derive } from "../secrets.ts";

/** What a link of a recipient is derived from: the same when a call is repeated, another one with each call. */
export const editionOf = (derive: Derive, { key, fingerprint }: Replay): string =>
  derive("envelopes", `edition/${key}/${fingerprint}`).slice(0, 32);

/** The id of a recipient whom a call adds: the same when the call is repeated. */
export function recipientId(edition: string, position: number): string {
  const hex = createHash("sha256").update(`${edition}/${position}`).digest("hex");
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The token of a recipient's link (256 bits). The database keeps its hash alone, so only this server makes it again: for an e-mail. */
export function tokenOf(derive: Derive, recipient: string, edition: string): { token: string; hash: string } {
  const token = Buffer.from(derive("envelopes", `token/${recipient}/${edition}`), "hex").toString("base64url");
  return { token, hash: hashToken(token) };
}

/** The address of the page on which a recipient signs. */
export const signAddress = (url: string, token: string): string => `${url}/public/sign/${token}`;

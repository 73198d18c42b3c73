import type { Reader } from "../public-pages/page.ts";

/** Why a link shows nothing, or nothing yet. */
export type Over = "cancelled" | "expired" | "stopped" | "not_yet";

type Common = Reader & { purpose: "signature" | "approval"; inside: boolean };

/** A link that shows its document: to answer, or after one has. */
export type Standing = Common & {
  state: "open" | "signed" | "declined";
  document: string;
  name: string;
  message: string | null;
  asked_by: string | null;
  expires_at: string;
  decided_at: string | null;
  words: string | null;
  digest: string;
  /** Whether the version with all signatures is there. */
  signed: boolean;
  file: { name: string; media_type: string; bytes: number; number: number | null };
};

/** What whoever has a link is answered (app.envelope_shown). */
export type EnvelopeShown = Standing | (Common & { state: Over });

export const isStanding = (link: EnvelopeShown): link is Standing =>
  link.state === "open" || link.state === "signed" || link.state === "declined";

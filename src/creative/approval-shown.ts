import type { Reader } from "../public-pages/page.ts";

/** A version that a link shows. */
export type ShownVersion = {
  file_id: string;
  name: string;
  media_type: string;
  asset: string;
  number: number;
};

/** Why a link shows nothing any more. */
export type Over = "ended" | "expired";

/** A link that stands: what it shows, and the decision once there is one. */
export type Standing = Reader & {
  state: "waiting" | "approved" | "changes_requested";
  brief: string;
  name: string;
  message: string | null;
  shown: ShownVersion[];
  expires_at: string;
  decided_at: string | null;
  words: string | null;
};

/** One that shows nothing any more. */
export type Ended = Reader & { state: Over };

/** What whoever has a link is answered (app.approval_shown). */
export type ApprovalShown = Standing | Ended;

export const isOver = (link: ApprovalShown): link is Ended => link.state === "ended" || link.state === "expired";

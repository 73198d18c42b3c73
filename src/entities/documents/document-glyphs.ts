import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** The states of a document in the order of its life, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  draft: { ink: "text-ink-3", dashed: true },
  in_review: { ink: "text-person", sign: { d: "M8 5v3.2l2 1.6", ...line } },
  approved: { ink: "text-good", sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...line } },
  published: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  superseded: { ink: "text-ink-3", sign: { d: "M5.5 8h5m-2-2 2 2-2 2", ...line } },
  expired: { ink: "text-warn", sign: { d: "M8 5v3.4M8 10.9v.05", ...line } },
};

import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

const tick = "m5.4 8.2 1.8 1.8 3.4-3.8";

/** The states of a brief in the order of its life, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  draft: { ink: "text-ink-3", dashed: true },
  submitted: { ink: "text-ink-2", sign: { d: "M8 11V5.5m-2.2 2L8 5.3l2.2 2.2", ...line } },
  accepted: { ink: "text-ink-2", sign: { d: tick, ...line } },
  in_production: { ink: "text-person", sign: { d: "M5.5 8h.05M8 8h.05M10.5 8h.05", ...line } },
  internal_review: { ink: "text-person", sign: { d: "M8 5v3.2l2 1.6", ...line } },
  client_review: { ink: "text-warn", sign: { d: "M8 5v3.2l2 1.6", ...line } },
  changes_requested: { ink: "text-warn", sign: { d: "M8 5v3.4M8 10.9v.05", ...line } },
  approved: { ink: "text-good", sign: { d: tick, ...line } },
  delivered: { ink: "text-good", full: true, sign: { d: tick, ...on_full } },
};

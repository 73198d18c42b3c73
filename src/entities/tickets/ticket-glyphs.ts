import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** The states of a ticket in the order of its life, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  new: { ink: "text-warn", dashed: true },
  in_progress: { ink: "text-person", sign: { d: "M8 4.6v3.4h2.6", ...line } },
  awaiting_client: { ink: "text-ink-3", sign: { d: "M6.6 6v4m2.8-4v4", ...line } },
  awaiting_third_party: { ink: "text-ink-3", dashed: true, sign: { d: "M6.6 6v4m2.8-4v4", ...line } },
  resolved: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  closed: { ink: "text-ink-3", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  spam: { ink: "text-ink-3", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
};

import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** The states of a campaign in the order of its life, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  idea: { ink: "text-ink-3", dashed: true },
  planned: { ink: "text-ink-2" },
  approved: { ink: "text-person", sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...line } },
  running: { ink: "text-person", full: true, sign: { d: "M6.5 5.5v5l4-2.5z", ...on_full } },
  paused: { ink: "text-warn", sign: { d: "M6.5 6v4M9.5 6v4", ...line } },
  completed: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  cancelled: { ink: "text-ink-3", sign: { d: "M5.5 8h5", ...line } },
};

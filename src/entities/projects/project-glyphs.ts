import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** The states of a project in the order of its life, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  draft: { ink: "text-ink-3", dashed: true },
  planned: { ink: "text-ink-3" },
  active: { ink: "text-person", full: true, sign: { d: "M6.6 5.4 10.8 8l-4.2 2.6z", ...on_full } },
  on_hold: { ink: "text-warn", sign: { d: "M6.4 5.8v4.4M9.6 5.8v4.4", ...line } },
  completed: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  closed: { ink: "text-ink-3", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  cancelled: { ink: "text-ink-3", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
};

/** How it goes. */
export const health_glyphs: Record<string, Glyph> = {
  on_track: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  at_risk: { ink: "text-warn", sign: { d: "M8 5v3.4M8 10.9v.05", ...line } },
  off_track: { ink: "text-bad", full: true, sign: { d: "M8 5v3.4M8 10.9v.05", ...on_full } },
};

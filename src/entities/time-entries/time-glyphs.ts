import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** The states of a time entry in the order of its life, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  running: { ink: "text-person", full: true, sign: { d: "M6.6 5.4 10.8 8l-4.2 2.6z", ...on_full } },
  draft: { ink: "text-ink-3", dashed: true },
  submitted: { ink: "text-person", sign: { d: "M8 10.6V5.6M5.8 7.6 8 5.4l2.2 2.2", ...line } },
  approved: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  rejected: { ink: "text-bad", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
};

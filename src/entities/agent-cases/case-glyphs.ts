import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** What was decided, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  approved: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  edited: { ink: "text-warn", sign: { d: "m5.6 10.4 4.8-4.8", ...line } },
  rejected: { ink: "text-bad", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
};

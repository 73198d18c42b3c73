import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** How it stands with an activity, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  planned: { ink: "text-person" },
  done: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  cancelled: { ink: "text-ink-3", sign: { d: "M5.8 8h4.4", ...line } },
};

import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** The states of a form in the order of its life, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  draft: { ink: "text-ink-3", dashed: true },
  published: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  closed: { ink: "text-ink-3", sign: { d: "M5.5 8h5", ...line } },
};

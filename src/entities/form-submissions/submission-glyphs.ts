import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** What becomes of a submission, and how each state is drawn. */
export const glyphs: Record<string, Glyph> = {
  unconfirmed: { ink: "text-ink-3", dashed: true },
  received: { ink: "text-ink-3" },
  done: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  failed: { ink: "text-bad", full: true, sign: { d: "M8 4.8v4M8 11v.2", ...on_full } },
  set_aside: { ink: "text-warn", sign: { d: "M8 4.8v4M8 11v.2", ...line } },
  dropped: { ink: "text-ink-3", sign: { d: "M5.5 8h5", ...line } },
};

import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** How it stands with a proposal, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  waiting: { ink: "text-warn", sign: { d: "M6.6 5.8v4.4m2.8-4.4v4.4", ...line } },
  done: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  rejected: { ink: "text-bad", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
  void: { ink: "text-ink-3", dashed: true },
  expired: { ink: "text-ink-3", sign: { d: "M8 4.8V8l2.2 1.6", ...line } },
  reverted: { ink: "text-ink-2", sign: { d: "M9.8 10.2H7a2 2 0 0 1 0-4h3m0 0L8.6 4.8M10 6.2 8.6 7.6", ...line } },
  withdrawn: { ink: "text-ink-3", sign: { d: "M5.8 8h4.4", ...line } },
};

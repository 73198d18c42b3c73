import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** How it stands with a finding, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  open: { ink: "text-warn", sign: { d: "M8 4.8v3.8m0 2.3v.1", ...line } },
  acknowledged: { ink: "text-person", sign: { d: "M8 4.8V8l2.2 1.6", ...line } },
  dismissed: { ink: "text-ink-3", sign: { d: "M5.8 8h4.4", ...line } },
  resolved: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
};

/** How grave one is, as ink. */
export const inks: Record<string, string> = { high: "text-bad font-medium", medium: "text-warn", low: "text-ink-2" };

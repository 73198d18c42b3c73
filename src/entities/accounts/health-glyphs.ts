import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** How the health of a client is drawn. */
export const health_glyphs: Record<string, Glyph> = {
  good: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  fair: { ink: "text-ink-3", sign: { d: "M5.8 8h4.4", ...line } },
  at_risk: { ink: "text-warn", sign: { d: "M8 5v3.4M8 10.9v.05", ...line } },
};

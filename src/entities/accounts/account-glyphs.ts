import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** The stages of a client in the order of its life, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  prospect: { ink: "text-ink-3", dashed: true },
  active: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  at_risk: { ink: "text-warn", sign: { d: "M8 5v3.4M8 10.9v.05", ...line } },
  churned: { ink: "text-ink-3", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
  won_back: { ink: "text-person", full: true, sign: { d: "M10.6 8H5.4m2.2-2.2L5.4 8l2.2 2.2", ...on_full } },
  archived: { ink: "text-ink-3", sign: { d: "M5.8 8h4.4", ...line } },
};

/** How the health of a client is drawn. */
export const health_glyphs: Record<string, Glyph | undefined> = {
  good: glyphs["active"],
  fair: { ink: "text-ink-3", sign: { d: "M5.8 8h4.4", ...line } },
  at_risk: glyphs["at_risk"],
};

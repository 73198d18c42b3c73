import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

const pie = { fill: "currentColor" } as const;

/** How each stage is drawn: a circle, the fuller the nearer to won. */
export const glyphs: Record<string, Glyph> = {
  new: { ink: "text-ink-3", dashed: true },
  contacted: { ink: "text-person", sign: { d: "M8 8V4.5A3.5 3.5 0 0 1 11.5 8z", ...pie } },
  qualified: { ink: "text-person", sign: { d: "M8 8V4.5A3.5 3.5 0 0 1 8 11.5z", ...pie } },
  proposal: { ink: "text-person", sign: { d: "M8 8V4.5A3.5 3.5 0 1 1 4.5 8z", ...pie } },
  negotiation: { ink: "text-person", sign: { d: "M8 4.5A3.5 3.5 0 1 1 8 11.5A3.5 3.5 0 1 1 8 4.5z", ...pie } },
  on_hold: { ink: "text-ink-3", sign: { d: "M6.5 6v4M9.5 6v4", ...line } },
  won: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  lost: { ink: "text-ink-3", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
};

import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** How it stands with a tool server, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  waiting: { ink: "text-ink-3", dashed: true },
  reachable: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  altered: { ink: "text-warn", sign: { d: "M8 4.8v3.6m0 2.3v.1", ...line } },
  failed: { ink: "text-bad", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
};

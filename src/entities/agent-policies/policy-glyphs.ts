import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** How it stands with a version, and what came of a trial or a case; how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  candidate: { ink: "text-warn", dashed: true },
  in_force: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  former: { ink: "text-ink-3", sign: { d: "M5.8 8h4.4", ...line } },
  running: { ink: "text-agent", sign: { d: "M8 4.8V8l2.2 1.6", ...line } },
  passed: { ink: "text-good", sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...line } },
  failed: { ink: "text-bad", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
  broken: { ink: "text-bad", dashed: true },
  skipped: { ink: "text-ink-3", dashed: true },
};

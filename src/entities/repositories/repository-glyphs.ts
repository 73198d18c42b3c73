import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";
import type { CheckResult } from "./report.ts";

const passed: Glyph = { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } };
const failed: Glyph = { ink: "text-bad", sign: { d: "m6 6 4 4m0-4-4 4", ...line } };
const unknown: Glyph = { ink: "text-ink-3", dashed: true };

/** How it stands with a repository, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  waiting: unknown,
  in_step: passed,
  needs_attention: { ink: "text-warn", sign: { d: "M8 4.8v3.6m0 2.3v.1", ...line } },
  in_conflict: { ink: "text-warn", sign: { d: "M5.6 6.4 8 8.8l2.4-2.4M8 8.8v2", ...line } },
  failed,
};

/** How a check went. */
export const result_glyphs: Record<CheckResult, Glyph> = {
  passed,
  failed,
  not_proven: { ink: "text-warn", sign: { d: "M8 4.8V8l2.2 1.6", ...line } },
  not_configured: unknown,
};

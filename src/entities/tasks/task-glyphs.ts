import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** The states of a task in the order of its life, and how each is drawn. */
export const glyphs: Record<string, Glyph> = {
  triage: { ink: "text-warn", dashed: true },
  backlog: { ink: "text-ink-3", dashed: true },
  todo: { ink: "text-ink-3" },
  in_progress: { ink: "text-person", sign: { d: "M8 4.6v3.4h2.6", ...line } },
  in_review: { ink: "text-person", full: true, sign: { d: "M5.6 8h4.8", ...on_full } },
  done: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } },
  cancelled: { ink: "text-ink-3", sign: { d: "m6 6 4 4m0-4-4 4", ...line } },
};

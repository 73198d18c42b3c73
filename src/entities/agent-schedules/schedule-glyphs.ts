import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";

/** Whether a schedule is on, and how that is drawn. */
export const glyphs: Record<"active" | "paused", Glyph> = {
  active: { ink: "text-good", full: true, sign: { d: "M8 4.8V8l2.2 1.6", ...on_full } },
  paused: { ink: "text-ink-3", sign: { d: "M6.6 5.8v4.4m2.8-4.4v4.4", ...line } },
};

/** The state of a schedule, of which its table keeps whether it is switched on. */
export const standing = ({ enabled }: { enabled: boolean }) => (enabled ? "active" : "paused");

import { type Glyph, line, on_full } from "../../screen/state-mark.tsx";
import { stageKnown, stagesKnown } from "../stages/known.ts";

const pie = { fill: "currentColor" } as const;
const begun: Glyph = { ink: "text-ink-3", dashed: true };
// A quarter, a half, three quarters, all.
const worked: Glyph[] = [
  "M8 8V4.5A3.5 3.5 0 0 1 11.5 8z",
  "M8 8V4.5A3.5 3.5 0 0 1 8 11.5z",
  "M8 8V4.5A3.5 3.5 0 1 1 4.5 8z",
  "M8 4.5A3.5 3.5 0 1 1 8 11.5A3.5 3.5 0 1 1 8 4.5z",
].map((d) => ({ ink: "text-person", sign: { d, ...pie } }));
const on_hold: Glyph = { ink: "text-ink-3", sign: { d: "M6.5 6v4M9.5 6v4", ...line } };
const won: Glyph = { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...on_full } };
const lost: Glyph = { ink: "text-ink-3", sign: { d: "m6 6 4 4m0-4-4 4", ...line } };

/** How a stage is drawn: a circle, the fuller the nearer to won. */
export function glyphOf(key: string): Glyph | undefined {
  const stage = stageKnown(key);
  if (!stage) return undefined;
  if (stage.type !== "open") return { on_hold, won, lost }[stage.type];
  const way = stagesKnown(stage.pipeline, ["open"]);
  const at = way.findIndex((each) => each.key === key);
  if (at <= 0) return begun;
  return worked[Math.min(worked.length, Math.ceil((at * worked.length) / Math.max(way.length - 1, 1))) - 1];
}

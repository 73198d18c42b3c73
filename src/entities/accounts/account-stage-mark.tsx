import type { SVGProps } from "react";
import { type Stage, stageName } from "./account-stages.ts";

/** The stage of a client as a glyph and its word. */
export function AccountStageMark({ stage }: { stage: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.75 align-top">
      <AccountStageGlyph stage={stage} />
      <span className="truncate">{stageName(stage)}</span>
    </span>
  );
}

/** The glyph of a stage: each has a shape of its own, so that colour is never the only sign. */
export function AccountStageGlyph({ stage }: { stage: string }) {
  const { ink, full, dashed, sign } = glyphs[stage as Stage] ?? glyphs.prospect;
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="none" className={`size-3.5 flex-none ${ink}`}>
      <circle
        cx="8"
        cy="8"
        r="6"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeDasharray={dashed ? "2.2 2.5" : undefined}
        fill={full ? "currentColor" : "none"}
      />
      {sign && <path {...line} {...sign} />}
    </svg>
  );
}

type Glyph = { ink: string; full?: boolean; dashed?: boolean; sign?: SVGProps<SVGPathElement> };

const line = { stroke: "currentColor", strokeWidth: 1.75, strokeLinecap: "round", strokeLinejoin: "round" } as const;
const onFull = { stroke: "var(--raised)" };

const glyphs: Record<Stage, Glyph> = {
  prospect: { ink: "text-ink-3", dashed: true },
  active: { ink: "text-good", full: true, sign: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...onFull } },
  at_risk: { ink: "text-warn", sign: { d: "M8 5v3.4M8 10.9v.05" } },
  churned: { ink: "text-ink-3", sign: { d: "m6 6 4 4m0-4-4 4" } },
  won_back: { ink: "text-person", full: true, sign: { d: "M10.6 8H5.4m2.2-2.2L5.4 8l2.2 2.2", ...onFull } },
  archived: { ink: "text-ink-3", sign: { d: "M5.8 8h4.4" } },
};

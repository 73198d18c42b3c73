import type { Stage } from "./lead-stages.ts";
import { stageName } from "./stage-names.ts";

/** A stage as a glyph that fills up, and its word. */
export function StageMark({ stage }: { stage: string }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-1.75 align-top">
      <StageGlyph stage={stage} />
      <span className="truncate">{stageName(stage)}</span>
    </span>
  );
}

/** The glyph of a stage: a circle, the fuller the nearer to won. */
export function StageGlyph({ stage }: { stage: string }) {
  return (
    <svg aria-hidden viewBox="0 0 16 16" fill="none" className={`size-3.5 flex-none ${inkOf(stage)}`}>
      <circle
        cx="8"
        cy="8"
        r="6"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeDasharray={stage === "new" ? "2.2 2.5" : undefined}
        fill={stage === "won" ? "currentColor" : "none"}
      />
      <path {...(glyphs[stage as Stage] ?? {})} />
    </svg>
  );
}

function inkOf(stage: string): string {
  if (stage === "won") return "text-good";
  return stage === "lost" || stage === "on_hold" || stage === "new" ? "text-ink-3" : "text-person";
}

const line = { stroke: "currentColor", strokeWidth: 1.75, strokeLinecap: "round" } as const;
const pie = { fill: "currentColor" } as const;

const glyphs: Record<Stage, React.SVGProps<SVGPathElement>> = {
  new: {},
  contacted: { d: "M8 8V4.5A3.5 3.5 0 0 1 11.5 8z", ...pie },
  qualified: { d: "M8 8V4.5A3.5 3.5 0 0 1 8 11.5z", ...pie },
  proposal: { d: "M8 8V4.5A3.5 3.5 0 1 1 4.5 8z", ...pie },
  negotiation: { d: "M8 4.5A3.5 3.5 0 1 1 8 11.5A3.5 3.5 0 1 1 8 4.5z", ...pie },
  on_hold: { d: "M6.5 6v4M9.5 6v4", ...line },
  won: { d: "m5.4 8.2 1.8 1.8 3.4-3.8", ...line, stroke: "var(--raised)" },
  lost: { d: "m6 6 4 4m0-4-4 4", ...line },
};

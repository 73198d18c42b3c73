import type { SVGProps } from "react";
import type { EntityName } from "../client/api.ts";
import { stateWord } from "../records/state-word.ts";
import { useChoiceLists } from "../ui/choice-lists.ts";

/** How a state is drawn: a shape of its own, so that colour is never the only sign. */
export type Glyph = { ink: string; full?: boolean; dashed?: boolean; sign?: SVGProps<SVGPathElement> };

/** The lines of signs, and those on a full ground. */
export const line = { stroke: "currentColor", strokeWidth: 1.75, strokeLinecap: "round" } as const;
export const on_full = { ...line, stroke: "var(--raised)" } as const;

/** A state as a glyph and its word; of an entity whose states the company names itself, as it does. */
export function StateMark({ entity, state, word, glyph }: MarkProps) {
  useChoiceLists();
  return (
    <span data-state={state} className="inline-flex max-w-full min-w-0 items-center gap-1.75 align-top">
      <StateGlyph glyph={glyph} />
      <span className="truncate">{word ?? stateWord(entity ?? "", state)}</span>
    </span>
  );
}

type MarkProps = {
  entity?: EntityName;
  state: string;
  /** How it is called where that is not its usual word. */
  word?: string | null | undefined;
  glyph: Glyph | undefined;
};

/** The glyph of a state alone. */
export function StateGlyph({ glyph = { ink: "text-ink-3" } }: { glyph: Glyph | undefined }) {
  const { ink, full, dashed, sign } = glyph;
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
      {sign && <path strokeLinejoin="round" {...sign} />}
    </svg>
  );
}

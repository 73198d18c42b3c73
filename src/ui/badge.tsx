import type { ReactNode } from "react";

const tones = {
  neutral: "bg-line-2 text-ink-2",
  person: "bg-person-soft text-person",
  agent: "bg-agent-soft text-agent-ink",
  good: "bg-good-soft text-good",
  bad: "bg-bad-soft text-bad",
};

/** A word about a state, on a soft ground; the word says it, the colour only helps. */
export function Badge(props: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-sm px-1.5 py-0.5 text-meta/4 font-medium whitespace-nowrap ${tones[props.tone ?? "neutral"]}`}
    >
      {props.children}
    </span>
  );
}

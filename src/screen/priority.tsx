import { choiceWord } from "../ui/choice-word.ts";
import { none } from "./columns.tsx";

const bars: Record<string, number> = { urgent: 4, high: 3, medium: 2, normal: 2, low: 1 };

/** How urgent something is, as bars and its word. */
export function Priority({ of: { priority } }: { of: { priority: string } }) {
  const full = bars[priority];
  if (!full) return none;
  const ink = full === 4 ? "text-bad" : full === 3 ? "text-warn" : "text-ink-3";
  return (
    <span className="inline-flex items-center gap-1.75">
      <svg aria-hidden viewBox="0 0 14 14" className={`size-3.5 flex-none ${ink}`}>
        {[1, 2, 3, 4].map((bar) => (
          <rect
            key={bar}
            x={bar * 3.4 - 3.2}
            y={13 - bar * 3}
            width="2.4"
            height={bar * 3}
            rx="0.8"
            fill="currentColor"
            opacity={bar <= full ? 1 : 0.25}
          />
        ))}
      </svg>
      {choiceWord(priority)}
    </span>
  );
}

import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { signed } from "../ui/signed.ts";
import { t } from "../ui/translate.ts";

export type ReasonLine = { text: string; points: number };

type Props = {
  title: string;
  /** What the reasons come to. */
  total?: ReactNode;
  lines: ReasonLine[];
  /** What is said where there are none. */
  none: string;
  /** They are shown when somebody asks. */
  folded?: boolean;
};

/** A number that was worked out, and why it is what it is: each reason with what it adds or takes. */
export function Reasons({ title, total, lines, none, folded = false }: Props) {
  return (
    <section aria-label={title} className="flex-none border-t border-line px-4 py-2">
      <details open={!folded} className="group">
        <summary className="flex min-h-8 cursor-pointer items-center gap-2">
          <ChevronRight aria-hidden className="text-ink-3 group-open:rotate-90" />
          <h3 className="flex-1 font-medium">{title}</h3>
          {total}
        </summary>
        <ReasonLines {...{ title, lines, none }} />
      </details>
    </section>
  );
}

/** The reasons alone. */
export function ReasonLines({ title, lines, none }: Pick<Props, "title" | "lines" | "none">) {
  if (lines.length === 0) return <p className="text-ink-3">{none}</p>;
  return (
    <ul aria-label={title}>
      {lines.map(({ text, points }) => (
        <li key={text} className="flex gap-2 py-0.5">
          <span className="min-w-0 flex-1 text-ink-2">{text}</span>
          <span className={`tabular-nums ${points < 0 ? "text-bad" : "text-ink-2"}`}>{signed(points)}</span>
        </li>
      ))}
    </ul>
  );
}

/** `45 of 100`. */
export function OfHundred({ score }: { score: number | null }) {
  return <span className="text-ink-2 tabular-nums">{t("{{score}} of 100", { score: String(score ?? 0) })}</span>;
}

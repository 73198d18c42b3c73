import { Trash2, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "../ui/format.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { t } from "../ui/translate.ts";

type Props = {
  /** The other end, where the reader sees it. */
  other: ReactNode;
  /** How that is called, or that there is one. */
  name: string;
  /** What the relation is called from here: a phrase. */
  words: string;
  lag: number;
  /** What is wrong with their days. */
  problem: string | undefined;
  /** Without it the reader cannot end it. */
  onEnd: (() => void) | undefined;
};

/** One relation of the record that is open: what stands at its other end, the days between, and a way to end it. */
export function RelationLine({ other, name, words, lag, problem, onEnd }: Props) {
  return (
    <li className="group flex items-start gap-2 border-t border-line-2 py-1.5 first:border-0">
      <div className="min-w-0 flex-1">
        {other ?? <p className="text-ink-3 first-letter:uppercase">{name}</p>}
        {lag > 0 && (
          <p className="text-meta text-ink-2">{t("Working days between: {{count}}", { count: formatNumber(lag) })}</p>
        )}
        {problem && (
          <p className="flex items-center gap-1.5 text-meta text-bad">
            <TriangleAlert aria-hidden className="size-3.5 flex-none" />
            {problem}
          </p>
        )}
      </div>
      {onEnd && (
        <span className="-my-1 flex flex-none opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 touch:opacity-100">
          <IconButton
            icon={Trash2}
            label={t("End “{{relation}}”: {{task}}", { relation: t(words), task: name })}
            onClick={onEnd}
          />
        </span>
      )}
    </li>
  );
}

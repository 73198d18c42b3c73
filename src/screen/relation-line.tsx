import { CalendarRange, Trash2, TriangleAlert } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { RecordRow } from "../records/record-client.ts";
import { formatNumber } from "../ui/format.ts";
import { IconButton } from "../ui/icon-button.tsx";
import { late } from "../ui/late.ts";
import { QuietActs } from "../ui/quiet-acts.tsx";
import { t } from "../ui/translate.ts";
import { holdsDays } from "./lag.tsx";

const LagDialog = late(() => import("./lag-dialog.tsx"));

export type RelationEntity = "task_links" | "project_links";
export type RelationRow = RecordRow & { kind: string; lag: number };

type Props = {
  entity: RelationEntity;
  link: RelationRow;
  /** The other end, where the reader sees it. */
  other: ReactNode;
  /** How that is called, or that there is one. */
  name: string;
  /** What the relation is called from here: a phrase. */
  words: string;
  /** What is wrong with their days. */
  problem: string | undefined;
  may_change: boolean;
  /** Without it the reader cannot end it. */
  onEnd: (() => void) | undefined;
};

/** One relation of the record that is open: what stands at its other end, the days between, and ways to change these or to end it. */
export function RelationLine({ entity, link, other, name, words, problem, may_change, onEnd }: Props) {
  const [asking, ask] = useState(false);
  const said = { relation: t(words), task: name };
  const days = t("Days between “{{relation}}”: {{task}}", said);
  return (
    <li className="group flex items-start gap-2 border-t border-line-2 py-1.5 first:border-0">
      <div className="min-w-0 flex-1">
        {other ?? <p className="text-ink-3 first-letter:uppercase">{name}</p>}
        {link.lag > 0 && (
          <p className="text-meta text-ink-2">
            {t("Working days between: {{count}}", { count: formatNumber(link.lag) })}
          </p>
        )}
        {problem && (
          <p className="flex items-center gap-1.5 text-meta text-bad">
            <TriangleAlert aria-hidden className="size-3.5 flex-none" />
            {problem}
          </p>
        )}
      </div>
      <QuietActs>
        {may_change && holdsDays(link.kind) && (
          <IconButton icon={CalendarRange} label={days} onClick={() => ask(true)} />
        )}
        {onEnd && <IconButton icon={Trash2} label={t("End “{{relation}}”: {{task}}", said)} onClick={onEnd} />}
      </QuietActs>
      {asking && <LagDialog {...{ entity, link }} title={days} onClose={() => ask(false)} />}
    </li>
  );
}

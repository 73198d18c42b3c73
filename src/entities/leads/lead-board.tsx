import { Board } from "../../records/board.tsx";
import type { ListQuestion } from "../../records/record-client.ts";
import { Avatar } from "../../ui/avatar.tsx";
import { formatAmount } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import type { LeadRow } from "./lead-row.ts";
import { stages } from "./lead-stages.ts";
import { NextStep } from "./next-step.tsx";
import { StageGlyph } from "./stage-mark.tsx";
import { isOpenStage, stageName } from "./stage-names.ts";

type Props = {
  question: ListQuestion;
  /** Stages that the filter leaves; undefined is all. */
  only: string[] | undefined;
  onMove: ((lead: LeadRow, to: string) => void) | null;
};

/** The leads by stage. */
export default function LeadBoard({ question, only, onMove }: Props) {
  const shown = stages.filter((stage) => !only || only.includes(stage));
  const lanes = shown.map((stage) => ({
    value: stage,
    label: stageName(stage),
    mark: <StageGlyph stage={stage} />,
  }));
  return (
    <Board<LeadRow>
      entity="leads"
      state="stage"
      lanes={lanes}
      question={question}
      sum={["value", "weighted"]}
      facts={({ stage, value, weighted }) => {
        const sum = formatAmount(Math.round(Number(value)));
        if (!isOpenStage(String(stage))) return sum;
        return t("{{value}} · weighted {{weighted}}", {
          value: sum,
          weighted: formatAmount(Math.round(Number(weighted))),
        });
      }}
      card={(lead) => <Card lead={lead} />}
      onMove={onMove}
    />
  );
}

function Card({ lead }: { lead: LeadRow }) {
  const { name, company_name, value, currency, owner } = lead;
  return (
    <>
      <span className="block truncate pr-6 font-medium">{name}</span>
      <span className="block truncate text-meta text-ink-3">{company_name}</span>
      <span className="mt-1.5 flex items-center gap-2 text-meta">
        <span className="flex-none tabular-nums">{value === null ? "–" : formatAmount(value, currency)}</span>
        <span className="min-w-0 flex-1 truncate text-right text-ink-2">
          <NextStep lead={lead} />
        </span>
        {owner && <Avatar id={owner.id} name={owner.name} kind="person" />}
      </span>
    </>
  );
}

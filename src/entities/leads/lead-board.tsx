import type { Entry } from "../../client/api.ts";
import type { LayoutProps } from "../../records/list-description.ts";
import type { SummaryGroup } from "../../records/record-client.ts";
import { useBoardColumn } from "../../screen/board-columns.ts";
import { ChoiceBoard } from "../../screen/choice-board.tsx";
import { Hourglass } from "lucide-react";
import { Avatar } from "../../ui/avatar.tsx";
import { wholeChoiceWord } from "../../ui/choice-word.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { formatSums } from "../../ui/money.ts";
import { t } from "../../ui/translate.ts";
import { useLeadActs } from "./lead-acts.tsx";
import { endOf, isOpenStage, stageKnown } from "../stages/known.ts";
import { isStale } from "./stale.ts";
import { NextStep } from "./next-step.tsx";

type Lead = Entry<"leads">;

/** The leads by stage or another column: what is open is worth less than its sum, and to lost a card comes with a reason. */
export default function LeadBoard(props: LayoutProps) {
  const { move } = useLeadActs();
  const by = useBoardColumn("stage");
  const stages = { facts, move, lane: laneOf, reaches };
  return <ChoiceBoard<Lead> key={by} {...props} by={by} card={cardOf} {...(by === "stage" && stages)} />;
}

const cardOf = (lead: Lead) => <Card lead={lead} />;

function facts({ stage, value, weighted }: SummaryGroup): string {
  const sum = formatSums(value);
  if (!isOpenStage(String(stage))) return sum;
  return t("{{value}} · weighted {{weighted}}", { value: sum, weighted: formatSums(weighted) });
}

/** Won and lost are those of its own pipeline. */
function reaches({ stage }: Lead, to: string): boolean {
  const type = stageKnown(to)?.type;
  return (type !== "won" && type !== "lost") || endOf(stage, type) === to;
}

function laneOf(key: string) {
  const stage = stageKnown(key);
  return stage ? { label: wholeChoiceWord(key, "stages"), limit: stage.card_limit } : {};
}

function Card({ lead }: { lead: Lead }) {
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
        {isStale(lead) && (
          <span title={t("It has stood here for too long.")} className="flex-none text-warn">
            <Hourglass aria-label={t("stale")} className="size-3.5" />
          </span>
        )}
        {owner && <Avatar id={owner.id} name={owner.name} kind="person" />}
      </span>
    </>
  );
}

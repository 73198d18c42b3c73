import type { Entry } from "../../client/api.ts";
import { useAddress } from "../../records/address.ts";
import { Board } from "../../records/board.tsx";
import { splitValues } from "../../records/filter-values.ts";
import type { BoardProps } from "../../records/list-description.ts";
import { StateGlyph } from "../../screen/state-mark.tsx";
import { Avatar } from "../../ui/avatar.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { formatAmount, formatSums } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { useLeadActs } from "./lead-acts.tsx";
import { glyphs, isOpenStage } from "./lead-glyphs.ts";
import { open_stages, stages } from "./lead-stages.ts";
import { NextStep } from "./next-step.tsx";

type Lead = Entry<"leads">;

/** The leads by stage. */
export default function LeadBoard({ question, rights }: BoardProps<Lead>) {
  const { move } = useLeadActs();
  const [{ stage: word }] = useAddress();
  const only = splitValues(word ?? "").flatMap((value) => (value === "open" ? [...open_stages] : [value]));
  const shown = stages.filter((stage) => !word || only.includes(stage));
  const lanes = shown.map((value) => ({
    value,
    label: choiceWord(value),
    mark: <StateGlyph glyph={glyphs[value]} />,
  }));
  return (
    <Board<Lead>
      entity="leads"
      state="stage"
      lanes={lanes}
      question={question}
      sum={["value", "weighted"]}
      facts={({ stage, value, weighted }) => {
        const sum = formatSums(value);
        if (!isOpenStage(String(stage))) return sum;
        return t("{{value}} · weighted {{weighted}}", {
          value: sum,
          weighted: formatSums(weighted),
        });
      }}
      card={(lead) => <Card lead={lead} />}
      onMove={rights["update"] ? move : null}
    />
  );
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
        {owner && <Avatar id={owner.id} name={owner.name} kind="person" />}
      </span>
    </>
  );
}

import { fieldName } from "../../../records/field-names.ts";
import { recordClient } from "../../../records/record-client.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { RowActs } from "../../../screen/row-acts.tsx";
import { StateGlyph } from "../../../screen/state-mark.tsx";
import { useChoiceLists } from "../../../ui/choice-lists.ts";
import { formatNumber, formatPercent } from "../../../ui/format.ts";
import { lowered } from "../../../ui/lowered.ts";
import { isOne, t } from "../../../ui/translate.ts";
import { glyphOf } from "../../leads/lead-glyphs.ts";
import { isWorked } from "../stage-types.ts";
import type { Asked } from "./ask.tsx";
import { type StageRow, useRereadStages } from "./use-pipelines.ts";

type Props = { stages: StageRow[]; leadsIn: (key: string) => number | undefined; ask: (asked: Asked) => void };

/** The stages of a pipeline in their order, with what each asks and says. */
export function StageList({ stages, leadsIn, ask }: Props) {
  useChoiceLists();
  const worked = stages.filter(({ type }) => isWorked(type));
  return (
    <ul aria-label={t("Stages")} className="divide-y divide-line-2 rounded-md border border-line bg-raised">
      {stages.map((stage) => (
        <li key={stage.key} className="flex min-h-12 items-center gap-2 py-1 pr-1 pl-3">
          <StateGlyph glyph={glyphOf(stage.key)} />
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{t(stage.name)}</span>
            <span className="block text-meta text-ink-3">{saysOf(stage, leadsIn(stage.key))}</span>
          </span>
          <StageActs {...{ stage, worked, ask }} />
        </li>
      ))}
    </ul>
  );
}

function leadsCounted(leads: number): string {
  const count = formatNumber(leads);
  return isOne(leads) ? t("{{count}} lead", { count }) : t("{{count}} leads", { count });
}

/** How many leads stand there, and what the stage says of them. */
function saysOf({ probability, stale_days, card_limit, required_fields }: StageRow, leads: number | undefined): string {
  return [
    leads !== undefined && leadsCounted(leads),
    probability !== null && t("probability {{share}}", { share: formatPercent(probability / 100) }),
    stale_days !== null && t("stale after {{count}} days", { count: stale_days }),
    card_limit !== null && t("at most {{count}} on the board", { count: formatNumber(card_limit) }),
    required_fields.length > 0 &&
      t("needs {{fields}}", { fields: required_fields.map((field) => lowered(fieldName(field, "leads"))).join(", ") }),
  ]
    .filter(Boolean)
    .join(" · ");
}

function StageActs({ stage, worked, ask }: { stage: StageRow; worked: StageRow[]; ask: Props["ask"] }) {
  const reread = useRereadStages();
  const at = worked.indexOf(stage);
  const name = t(stage.name);
  const place = (to: number) =>
    void recordClient("stages").do("place", { id: stage.id, place: to }).then(reread, toastRefusal);
  return (
    <RowActs
      name={name}
      place={at < 0 ? undefined : { at: at + 1, of: worked.length, put: place }}
      change={{
        label: t("Change {{name}}", { name }),
        act: () => ask({ what: "stage", pipeline: stage.pipeline, stage }),
      }}
      remove={
        at < 0 ? undefined : { label: t("Remove {{name}}", { name }), act: () => ask({ what: "remove stage", stage }) }
      }
    />
  );
}

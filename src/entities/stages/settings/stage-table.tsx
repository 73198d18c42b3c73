import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { recordClient } from "../../../records/record-client.ts";
import { toastRefusal } from "../../../screen/refusals.ts";
import { StateGlyph } from "../../../screen/state-mark.tsx";
import { useChoiceLists } from "../../../ui/choice-lists.ts";
import { DataTable } from "../../../ui/data-table.tsx";
import { formatNumber, formatPercent } from "../../../ui/format.ts";
import { IconButton } from "../../../ui/icon-button.tsx";
import { t } from "../../../ui/translate.ts";
import { glyphOf } from "../../leads/lead-glyphs.ts";
import type { Asked } from "./ask.tsx";
import { type StageRow, useRereadStages } from "./use-pipelines.ts";

type Props = { stages: StageRow[]; leadsIn: (key: string) => number | undefined; ask: (asked: Asked) => void };

/** The stages of a pipeline in their order, with what each asks and says. */
export function StageTable({ stages, leadsIn, ask }: Props) {
  useChoiceLists();
  const worked = stages.filter(isWorked);
  const rows = stages.map((stage) => {
    const count = leadsIn(stage.key);
    return {
      key: stage.key,
      cells: [
        <span key="name" className="inline-flex items-center gap-1.75">
          <StateGlyph glyph={glyphOf(stage.key)} />
          {t(stage.name)}
        </span>,
        stage.probability === null ? "–" : formatPercent(stage.probability / 100),
        stage.stale_days === null ? "–" : t("{{count}} days", { count: stage.stale_days }),
        stage.card_limit === null ? "–" : formatNumber(stage.card_limit),
        count === undefined ? "…" : formatNumber(count),
        <StageActs key="acts" {...{ stage, worked, ask }} />,
      ],
    };
  });
  const head = [t("Stage"), t("Probability"), t("Stale after"), t("Limit"), t("Leads"), t("Change")];
  return <DataTable label={t("Stages")} head={head} rows={rows} />;
}

const isWorked = ({ type }: StageRow) => type === "open" || type === "on_hold";

function StageActs({ stage, worked, ask }: { stage: StageRow; worked: StageRow[]; ask: Props["ask"] }) {
  const reread = useRereadStages();
  const at = worked.indexOf(stage);
  const name = t(stage.name);
  const place = (to: number) =>
    void recordClient("stages").do("place", { id: stage.id, place: to }).then(reread, toastRefusal);
  return (
    <span className="inline-flex justify-end">
      {at > 0 && <IconButton icon={ArrowUp} label={t("Move {{name}} up", { name })} onClick={() => place(at)} />}
      {at >= 0 && at < worked.length - 1 && (
        <IconButton icon={ArrowDown} label={t("Move {{name}} down", { name })} onClick={() => place(at + 2)} />
      )}
      <IconButton
        icon={Pencil}
        label={t("Change {{name}}", { name })}
        onClick={() => ask({ what: "stage", pipeline: stage.pipeline, stage })}
      />
      {at >= 0 && (
        <IconButton
          icon={Trash2}
          label={t("Remove {{name}}", { name })}
          onClick={() => ask({ what: "remove stage", stage })}
        />
      )}
    </span>
  );
}

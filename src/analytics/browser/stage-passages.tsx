import { pipelinesKnown, stagesKnown } from "../../entities/stages/known.ts";
import { open_types } from "../../entities/stages/stage-types.ts";
import { wholeChoiceWord } from "../../ui/choice-word.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { t } from "../../ui/translate.ts";
import type { StagePassage } from "./sales-data.ts";

/** Of each stage how many leads entered it in the period, where they went from it and after how long. */
export function StagePassages({ passages }: { passages: StagePassage[] }) {
  const by_stage = new Map(passages.map((passage) => [passage.stage, passage]));
  const stages = pipelinesKnown().flatMap(({ key }) => stagesKnown(key, open_types));
  const title = t("Stage conversion");
  return (
    <Section
      title={title}
      about={t(
        "Leads that entered a stage in the period, and what became of them since. Days count until they left it.",
      )}
    >
      {passages.length === 0 ? (
        <p className="text-ink-3">{t("No lead entered a stage in this period.")}</p>
      ) : (
        <DataTable
          label={title}
          head={[
            t("Stage"),
            t("Entered"),
            t("Advanced"),
            t("Conversion"),
            t("Lost"),
            t("Elsewhere"),
            t("Still in stage"),
            t("Median days"),
            t("Days, 90th percentile"),
          ]}
          rows={stages.map(({ key }) => ({
            key,
            cells: [wholeChoiceWord(key, "stages"), ...cells(by_stage.get(key))],
          }))}
        />
      )}
    </Section>
  );
}

function cells(passage: StagePassage | undefined): string[] {
  if (!passage) return ["0", ...Array.from({ length: 7 }, () => "–")];
  const { entered, went_on, lost, stand, half_days, most_days } = passage;
  const days = (value: number | null) => (value === null ? "–" : formatNumber(value, 1));
  const counts = [went_on, lost, entered - went_on - lost - stand, stand].map((count) => formatNumber(count));
  const [on = "", ...others] = counts;
  return [formatNumber(entered), on, formatPercent(went_on / entered), ...others, days(half_days), days(most_days)];
}

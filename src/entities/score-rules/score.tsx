import { useHere } from "../../screen/description.ts";
import { OfHundred, Reasons } from "../../screen/reasons.tsx";
import { t } from "../../ui/translate.ts";
import type { ScoreReason } from "./score-subjects.ts";
import { scoreLines } from "./score-words.ts";

/** What the rules make of the lead that is open; nothing where there are no rules. */
export function Score() {
  const { score, score_reasons } = useHere<"leads">().row;
  if (!score_reasons) return null;
  return (
    <Reasons
      folded
      title={t("Score")}
      total={<OfHundred score={score} />}
      lines={scoreLines(score_reasons as ScoreReason[])}
      none={t("No rule of the score holds for this lead.")}
    />
  );
}

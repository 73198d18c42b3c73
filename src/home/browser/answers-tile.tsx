import { useCompany } from "../../company/browser/use-company.ts";
import { formatDuration } from "../../ui/duration.ts";
import { t } from "../../ui/translate.ts";
import type { answersOf } from "./answer-figures.ts";
import type { Figure } from "./figures.ts";
import { FigureLink } from "./figure-link.tsx";
import { shareWord } from "./share-word.ts";
import { no_break, Tile } from "./tiles.tsx";

type Answers = ReturnType<typeof answersOf>;

/** How soon leads were answered, beside what the company promises. */
export function AnswersTile({ figures: { answers } }: { figures: { answers: Answers } }) {
  const within = useCompany().data?.answer_within;
  const { median, median_before, in_time, late, overdue } = answers;
  const answered = {
    ...in_time,
    count: in_time.count + late.count,
    address: { ...in_time.address, answer: "in_time.late" },
  };
  return (
    <Tile
      name={t("First answer, median of working time")}
      figure={answered}
      text={median === null ? "–" : formatDuration(median)}
    >
      {within && <Promised {...{ within, answered, in_time, late }} />}
      <span>
        {t("Overdue now:")}
        {no_break}
        <span className={overdue.count > 0 ? "text-bad" : undefined}>
          <FigureLink figure={overdue} of={t("First answer overdue")} />
        </span>
      </span>
      {median_before !== null && (
        <span>
          {t("period before:")}
          {no_break}
          {formatDuration(median_before)}
        </span>
      )}
    </Tile>
  );
}

type Promised = Pick<Answers, "in_time" | "late"> & { within: number; answered: Figure };

/** How much of the promise was kept. */
function Promised({ within, answered, in_time, late }: Promised) {
  return (
    <span className="flex flex-wrap gap-x-2.5">
      <span>
        {t("{{share}} within {{time}}", { share: shareWord(in_time, answered), time: formatDuration(within) })}
      </span>
      <span>
        {t("too late:")}
        {no_break}
        <FigureLink figure={late} of={t("First answer too late")} />
      </span>
    </span>
  );
}

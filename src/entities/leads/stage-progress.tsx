import { useHere } from "../../screen/description.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../../ui/translate.ts";
import { useLeadActs } from "./lead-acts.tsx";
import { stages } from "./lead-stages.ts";

const way = stages.filter((stage) => stage !== "on_hold" && stage !== "lost");

/** How far a lead has come; a press on a stage moves it there. */
export function StageProgress() {
  const { row: lead, may } = useHere<"leads">();
  const { move } = useLeadActs();
  const onMove = may("update") ? (to: string) => move(lead, to) : null;
  const reached = way.indexOf(lead.stage as (typeof way)[number]);
  return (
    <ol aria-label={t("Stage")} className="flex flex-none gap-0.75 px-4 pb-3.5 touch:pb-0">
      {way.map((stage, index) => {
        const present = index === reached;
        const look = classNames(
          "flex w-full min-w-0 border-t-3 pt-1 text-left text-tag touch:min-h-10",
          index <= reached ? "border-person" : "border-line",
          present ? "font-medium text-ink" : index < reached ? "text-ink-2" : "text-ink-3",
        );
        return (
          <li key={stage} aria-current={present ? "step" : undefined} className="min-w-0 flex-auto tablet:flex-1">
            {onMove && !present ? (
              <button
                type="button"
                title={t("Move to {{state}}", { state: choiceWord(stage) })}
                onClick={() => onMove(stage)}
                className={`${look} hover:border-person hover:text-ink`}
              >
                <span className="truncate">{choiceWord(stage)}</span>
              </button>
            ) : (
              <span className={look}>
                <span className="truncate">{choiceWord(stage)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

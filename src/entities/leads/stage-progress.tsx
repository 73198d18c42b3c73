import { useHere } from "../../screen/description.ts";
import { stateWord } from "../../records/state-word.ts";
import { useChoiceLists } from "../../ui/choice-lists.ts";
import { classNames } from "../../ui/class-names.ts";
import { t } from "../../ui/translate.ts";
import { useLeadActs } from "./lead-acts.tsx";
import { stageKnown, wayOf } from "../stages/known.ts";

/** How far a lead has come; a press on a stage moves it there. */
export function StageProgress() {
  const { row: lead, may } = useHere<"leads">();
  const { move } = useLeadActs();
  const onMove = may("update") ? (to: string) => move(lead, to) : null;
  useChoiceLists();
  const way = wayOf(stageKnown(lead.stage)?.pipeline).map(({ key }) => key);
  const reached = way.indexOf(lead.stage);
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
                title={t("Move to {{state}}", { state: stateWord("leads", stage) })}
                onClick={() => onMove(stage)}
                className={`${look} hover:border-person hover:text-ink`}
              >
                <span className="truncate">{stateWord("leads", stage)}</span>
              </button>
            ) : (
              <span className={look}>
                <span className="truncate">{stateWord("leads", stage)}</span>
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

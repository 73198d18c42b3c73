import type { Entry } from "../../client/api.ts";
import { stateWord } from "../../records/state-word.ts";
import { Badge } from "../../ui/badge.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { t } from "../../ui/translate.ts";

/** One risk or decision: how heavy it is, how it stands, and what is done about it. */
export default function RiskLine({ risk }: { risk: Entry<"risks"> }) {
  const { name, kind, status, weight, response } = risk;
  const over = status === "closed" || status === "taken";
  return (
    <>
      <p className="flex min-w-0 items-center gap-x-2">
        {weight > 0 && (
          <Badge tone={weight >= 15 ? "bad" : "neutral"}>
            <span className="sr-only">{t("Weight")} </span>
            {weight}
          </Badge>
        )}
        <span className={`min-w-0 truncate font-medium ${over ? "text-ink-3" : ""}`}>{name}</span>
        {kind === "decision" && <Badge tone="person">{choiceWord(kind)}</Badge>}
        {status !== "open" && (
          <Badge tone={status === "occurred" ? "bad" : "neutral"}>{stateWord("risks", status)}</Badge>
        )}
      </p>
      {response && <p className="truncate text-ink-2">{response}</p>}
    </>
  );
}

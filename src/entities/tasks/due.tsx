import type { Entry } from "../../client/api.ts";
import { none } from "../../screen/columns.tsx";
import { todayHere } from "../../screen/calendar/days.ts";
import { formatDate } from "../../ui/format.ts";
import { formatDay } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { isOpen } from "./open-states.ts";

/** Until when a task is to be done; late in red, and in words for whoever does not see it. */
export function Due({ of: { due_on, status } }: { of: Entry<"tasks"> }) {
  if (!due_on) return none;
  const late = due_on < todayHere() && isOpen(status);
  return (
    <span title={formatDate(due_on)} className={`tabular-nums ${late ? "text-bad" : ""}`}>
      {formatDay(due_on)}
      {late && <span className="sr-only"> {t("late")}</span>}
    </span>
  );
}

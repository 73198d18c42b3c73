import type { Entry } from "../../client/api.ts";
import { none } from "../../screen/columns.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { formatMoment } from "../../ui/format-short.ts";
import { t } from "../../ui/translate.ts";
import { isLate } from "./ticket-states.ts";

/** By when the next is to be done about a ticket: its answer, or its solution; late in red, and in words for whoever does not see it. */
export function TicketDue({ of: { due_at } }: { of: Entry<"tickets"> }) {
  if (!due_at) return none;
  const late = isLate(due_at);
  return (
    <span title={formatDateTime(due_at)} className={`tabular-nums ${late ? "text-bad" : ""}`}>
      {formatMoment(due_at)}
      {late && <span className="sr-only"> {t("late")}</span>}
    </span>
  );
}

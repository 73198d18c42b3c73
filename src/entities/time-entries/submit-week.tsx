import { useQueryClient } from "@tanstack/react-query";
import { actOnMany } from "../../records/many.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { counted } from "../../screen/words.ts";
import { formatDuration } from "../../ui/duration.ts";
import { sumOf, type TimeEntry } from "./sheet-rows.ts";
import type { WeekOf } from "./use-week-of.ts";

/** Submits what of a week is entered and not yet submitted, with a way back. */
export function SubmitWeek({ entries, week }: { entries: TimeEntry[]; week: WeekOf }) {
  const cache = useQueryClient();
  const open = entries.filter(({ status }) => status === "draft" || status === "rejected");
  const submit = () =>
    actOnMany(cache, "time_entries", open, {
      do: "submit",
      name: t("Submit"),
      said: (count) => t("Submitted: {{what}}", { what: counted("time_entries", count) }),
      was: ["status"],
      back: () => ({ do: "withdraw" }),
    }).catch(toastRefusal);
  return (
    <Button
      key={week.start}
      tone="primary"
      size="small"
      disabledReason={open.length === 0 ? t("Nothing of this week waits to be submitted.") : undefined}
      onClick={submit}
    >
      {open.length === 0 ? t("Submit the week") : t("Submit {{spent}}", { spent: formatDuration(sumOf(open)) })}
    </Button>
  );
}

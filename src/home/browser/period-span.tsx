import { type SubmitEvent, useState } from "react";
import { joinRange } from "../../records/filter-values.ts";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { t } from "../../ui/translate.ts";
import { readDate, typedDate } from "../../ui/typed-date.ts";
import type { Period } from "./period.ts";

/** A period by its first and its last day. */
export default function Span({ period, onSpan }: { period: Period; onSpan: (word: string) => void }) {
  const [ends, setEnds] = useState({ from: typedDate(period.days.from), to: typedDate(period.days.to) });
  const [from, to] = [readDate(ends.from), readDate(ends.to)];
  const wrong = from === undefined || to === undefined || from > to;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!wrong) onSpan(joinRange({ from, to }, ".."));
  };
  return (
    <form onSubmit={submit} className="flex items-center gap-1.5">
      <span className="w-30">
        <DateInput aria-label={t("From")} text={ends.from} onText={(text) => setEnds({ ...ends, from: text })} />
      </span>
      <span className="w-30">
        <DateInput aria-label={t("To")} text={ends.to} onText={(text) => setEnds({ ...ends, to: text })} />
      </span>
      <Button type="submit" disabledReason={wrong ? t("Write two days, the earlier one first.") : undefined}>
        {t("Apply")}
      </Button>
    </form>
  );
}

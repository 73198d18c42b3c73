import { type SubmitEvent, useState } from "react";
import { useAddress } from "../../records/address.ts";
import { joinRange } from "../../records/filter-values.ts";
import { usePeople } from "../../records/owners.ts";
import { Button } from "../../ui/button.tsx";
import { DateInput } from "../../ui/date-input.tsx";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { readDate, typedDate } from "../../ui/typed-date.ts";
import { type Period, periods } from "./period.ts";

/** What the whole page looks at, kept in its address: a period and an owner. */
export function PageFilter({ period }: { period: Period }) {
  const [address, go] = useAddress();
  const [spanning, setSpanning] = useState(period.word.includes(".."));
  const named = periods.map(({ name, label }) => ({ value: name, label: capital(t(label)) }));
  const choose = (word: string) => {
    setSpanning(word === "span");
    if (word !== "span") go({ period: word });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        aria-label={t("Period")}
        value={spanning ? "span" : period.word}
        options={[...named, { value: "span", label: t("From … to …") }]}
        onChange={(event) => choose(event.target.value)}
      />
      {spanning && <Span period={period} onSpan={(word) => go({ period: word })} />}
      <Owner value={address["owner"] ?? ""} onChange={(owner) => go({ owner: owner || null })} />
    </div>
  );
}

function Owner({ value, onChange }: { value: string; onChange: (owner: string) => void }) {
  const people = usePeople();
  const options = [
    { value: "", label: t("All owners") },
    { value: "me", label: t("Only me") },
    { value: "none", label: t("No owner") },
    ...people,
  ];
  return (
    <Select
      aria-label={t("Owner")}
      className="max-w-44"
      value={value}
      options={options}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function Span({ period, onSpan }: { period: Period; onSpan: (word: string) => void }) {
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

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

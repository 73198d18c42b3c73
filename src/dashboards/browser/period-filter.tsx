import { useState } from "react";
import { periodOf, periods } from "../../home/browser/period.ts";
import { late } from "../../ui/late.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { anything } from "./use-asked-filters.ts";

const Span = late(() => import("../../home/browser/period-span.tsx"));

type Props = { value: string; onChange: (word: string) => void };

/** A period by name or of two days; none leaves each report its own. */
export function PeriodFilter({ value, onChange }: Props) {
  const [spanning, setSpanning] = useState(value.includes(".."));
  const named = periods.map(({ name, label }) => ({ value: name, label: capital(t(label)) }));
  const choose = (word: string) => {
    setSpanning(word === "span");
    if (word !== "span") onChange(word);
  };
  return (
    <>
      <Select
        aria-label={t("Period")}
        value={spanning ? "span" : value}
        options={[
          { value: anything, label: t("Period as in each report") },
          ...named,
          { value: "span", label: t("From … to …") },
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      {spanning && <Span period={periodOf(value)} onSpan={onChange} />}
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

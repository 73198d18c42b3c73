import { useState } from "react";
import { useAddress } from "../../records/address.ts";
import { late } from "../../ui/late.ts";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import { type Period, periods } from "./period.ts";

const Span = late(() => import("./period-span.tsx"));

/** A period, in the address of its page: one by name, or of two days. */
export function PeriodChoice({ period }: { period: Period }) {
  const [, go] = useAddress();
  const [spanning, setSpanning] = useState(period.word.includes(".."));
  const named = periods.map(({ name, label }) => ({ value: name, label: capital(t(label)) }));
  const choose = (word: string) => {
    setSpanning(word === "span");
    if (word !== "span") go({ period: word });
  };
  return (
    <>
      <Select
        aria-label={t("Period")}
        value={spanning ? "span" : period.word}
        options={[...named, { value: "span", label: t("From … to …") }]}
        onChange={(event) => choose(event.target.value)}
      />
      {spanning && <Span period={period} onSpan={(word) => go({ period: word })} />}
    </>
  );
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

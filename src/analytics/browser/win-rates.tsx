import { useState } from "react";
import { Conversion, sourceWord, useOwnerWord } from "../../home/browser/charts.tsx";
import { None } from "../../home/browser/titled.tsx";
import { formatMonth, formatNumber } from "../../ui/format.ts";
import { SegmentedControl } from "../../ui/segmented-control.tsx";
import { t } from "../../ui/translate.ts";
import { type RateFigures, sizes } from "./win-rate-figures.ts";

type Way = "owners" | "by_source" | "sizes" | "cohorts";

/** How much of what was closed is won, by what the reader chooses. */
export function WinRates({ figures }: { figures: RateFigures }) {
  const [way, choose] = useState<Way>("owners");
  const ownerWord = useOwnerWord();
  const ways = {
    owners: { label: t("Owner"), wording: ownerWord },
    by_source: { label: t("Source"), wording: sourceWord },
    sizes: { label: t("Size"), wording: sizeWord },
    cohorts: { label: t("Month"), wording: formatMonth },
  };
  const cohorts = way === "cohorts";
  const note = cohorts
    ? t("Of the leads that came in each of the last twelve months, coloured what is won until today.")
    : t("Grey is what was closed in the period, coloured what of it is won.");
  return (
    <div className="flex min-w-0 flex-col gap-2.5">
      <div>
        <SegmentedControl
          label={t("Share won by")}
          value={way}
          options={(Object.keys(ways) as Way[]).map((value) => ({ value, label: ways[value].label }))}
          onChange={choose}
        />
      </div>
      <Conversion
        title={t("Share won by {{what}}", { what: ways[way].label.toLocaleLowerCase() })}
        of={ways[way].label}
        lines={figures[way]}
        most={cohorts ? figures.cohorts.length : undefined}
        came={cohorts ? t("Came") : t("Closed")}
        note={note}
        wording={ways[way].wording}
        empty={<None text={t("No lead was closed in this period.")} />}
      />
    </div>
  );
}

function sizeWord(key: string): string {
  const { least, below } = sizes[Number(key)] ?? sizes[0];
  if (below === null) return t("from {{least}}", { least: formatNumber(least) });
  if (least === 0) return t("below {{below}}", { below: formatNumber(below) });
  return t("{{least}} to {{below}}", { least: formatNumber(least), below: formatNumber(below) });
}

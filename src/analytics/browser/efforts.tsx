import { None } from "../../home/browser/titled.tsx";
import { Bars } from "../../ui/bars.tsx";
import { Chart } from "../../ui/chart.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Effort } from "./sales-data.ts";

/** How many closed leads were won by how often somebody had spoken with them. */
export function Efforts({ efforts }: { efforts: Effort[] }) {
  const closed = efforts.reduce((all, { won, lost }) => all + won + lost, 0);
  const lines = efforts.map((effort) => ({
    ...effort,
    key: String(effort.least),
    all: effort.won + effort.lost,
    word: bandWord(effort),
  }));
  const share = (won: number, all: number) => (all > 0 ? formatPercent(won / all) : "–");
  return (
    <Chart
      title={t("Share won by number of activities")}
      head={[t("Activities done"), t("Closed"), t("Won"), t("Share won")]}
      rows={lines.map(({ key, word, all, won }) => ({
        key,
        cells: [word, formatNumber(all), formatNumber(won), share(won, all)],
      }))}
      empty={closed > 0 ? undefined : <None text={t("No lead was closed in this period.")} />}
      note={t("Calls, meetings and all else that was done before a lead was won or lost; notes do not count.")}
    >
      <Bars
        bars={lines.map(({ key, word, all, won }) => ({
          key,
          label: word,
          size: all,
          part: won,
          end: `${formatNumber(all)} · ${share(won, all)}`,
        }))}
      />
    </Chart>
  );
}

function bandWord({ least, most }: Effort): string {
  if (most === null) return t("{{least}} or more", { least });
  return least === most ? formatNumber(least) : t("{{from}} to {{to}}", { from: least, to: most });
}

import { type ReactNode, useDeferredValue } from "react";
import { reasonName } from "../../entities/choices/known.ts";
import { formatSums } from "../../ui/money.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { wholeChoiceWord } from "../../ui/choice-word.ts";
import { t } from "../../ui/translate.ts";
import { Conversion, Counted, Forecast, Funnel, sourceWord, useOwnerWord } from "./charts.tsx";
import type { Figure } from "./figures.ts";
import { FigureLink } from "./figure-link.tsx";
import { Done } from "./done-table.tsx";
import type { HomeFigures } from "./home-figures.ts";
import { HomeTiles } from "./home-tiles.tsx";
import { None, Titled } from "./titled.tsx";

/** The numbers of a home: what they are of, of when, and the rows behind each; and what stands after those that are seen at a glance. */
export default function HomeNumbers({ figures, children }: { figures: HomeFigures; children: ReactNode }) {
  // Charts and tables, most of them below the window's edge, are drawn in slices once what comes first is there.
  const below = useDeferredValue<HomeFigures | null>(figures, null);
  return (
    <>
      <HomeTiles figures={figures} />
      {children}
      {below ? <Below figures={below} /> : <div className="min-h-dvh" />}
    </>
  );
}

function Below({ figures }: { figures: HomeFigures }) {
  const ownerWord = useOwnerWord();
  return (
    <>
      <HomeCharts figures={figures} />
      <Stages figures={figures} />
      <Owners figures={figures} wording={ownerWord} />
      <Done figures={figures} wording={ownerWord} />
    </>
  );
}

function HomeCharts({ figures: { funnel, months, sources, reasons } }: { figures: HomeFigures }) {
  return (
    <div className="grid gap-x-7 gap-y-6 px-4 tablet:grid-cols-2">
      <Funnel
        title={t("From new to won, leads of the period")}
        lines={funnel}
        empty={<None text={t("No lead came in this period.")} />}
      />
      <Forecast title={t("Forecast by expected close")} lines={months} empty={<None text={t("No lead is open.")} />} />
      <Conversion
        title={t("Sources, leads of the period")}
        of={t("Source")}
        lines={sources}
        wording={sourceWord}
        empty={<None text={t("No lead came in this period.")} />}
      />
      <Counted
        title={t("Why leads were lost")}
        of={t("Reason of loss")}
        lines={reasons}
        wording={reasonName}
        empty={<None text={t("No lead was lost in this period.")} />}
      />
    </div>
  );
}

function Stages({ figures: { stages } }: { figures: HomeFigures }) {
  const rows = stages.map(({ key, figure }) => ({
    key,
    cells: [
      wholeChoiceWord(key, "stages"),
      <FigureLink key="count" figure={figure} of={wholeChoiceWord(key, "stages")} />,
      formatSums(figure.value),
      formatSums(figure.weighted),
    ],
  }));
  const title = t("The pipeline now");
  return (
    <Titled title={title}>
      <DataTable label={title} head={[t("Stage"), t("Leads"), t("Value"), t("Weighted value")]} rows={rows} />
    </Titled>
  );
}

const most_owners = 12;

function Owners({ figures: { owners }, wording }: { figures: HomeFigures; wording: (key: string) => string }) {
  if (owners.length === 0) return null;
  const link = (name: string, figure: Figure, what: string) => (
    <FigureLink key={what} figure={figure} of={`${name}, ${what}`} />
  );
  const rows = owners.slice(0, most_owners).map(({ key, open, fresh, won, lost }) => {
    const name = wording(key);
    return {
      key,
      cells: [
        name,
        link(name, open, t("Still open")),
        formatSums(open.value),
        link(name, fresh, t("Came")),
        link(name, won, t("Won")),
        formatSums(won.value),
        link(name, lost, t("Lost")),
      ],
    };
  });
  const title = t("By owner");
  return (
    <Titled title={title}>
      <DataTable
        label={title}
        head={[t("Owner"), t("Still open"), t("Value open"), t("Came"), t("Won"), t("Value won"), t("Lost")]}
        rows={rows}
      />
      {owners.length > most_owners && (
        <p className="pt-1.5 text-tag text-ink-3">
          {t("The first {{count}} by what they won; the filter of owners shows any other.", { count: most_owners })}
        </p>
      )}
    </Titled>
  );
}

import { formatPercent } from "../../ui/format.ts";
import { reasonName } from "../../entities/choices/known.ts";
import { formatSums } from "../../ui/money.ts";
import { DataTable } from "../../ui/data-table.tsx";
import { wholeChoiceWord } from "../../ui/choice-word.ts";
import { t } from "../../ui/translate.ts";
import { Conversion, Counted, Forecast, Funnel, sourceWord, useOwnerWord } from "./charts.tsx";
import { type Figure, shareOf } from "./figures.ts";
import { FigureLink } from "./figure-link.tsx";
import type { HomeFigures } from "./home-figures.ts";
import { None, Titled } from "./titled.tsx";
import { Before, Change, Tile, Tiles } from "./tiles.tsx";

/** The numbers of a home: what they are of, of when, and the rows behind each. */
export function HomeNumbers({ figures }: { figures: HomeFigures }) {
  const ownerWord = useOwnerWord();
  return (
    <>
      <HomeTiles figures={figures} />
      <HomeCharts figures={figures} />
      <Stages figures={figures} />
      <Owners figures={figures} wording={ownerWord} />
    </>
  );
}

function HomeTiles({ figures: { won, open, fresh, closed, lost, without_step } }: { figures: HomeFigures }) {
  return (
    <Tiles label={t("Figures of the period")}>
      <Tile name={t("Won")} figure={won.now} text={formatSums(won.now.value)}>
        <span>
          {t("Leads:")} <FigureLink figure={won.now} of={t("Won")} /> <Change compared={won} />
        </span>
        <Before name={t("Won")} figure={won.before} text={formatSums(won.before.value)} />
      </Tile>
      <Tile name={t("Open now, weighted")} figure={open} text={formatSums(open.weighted)}>
        <span>{t("of {{value}}", { value: formatSums(open.value) })}</span>
        <span>
          {t("Without a next step:")} <FigureLink figure={without_step} of={t("Open leads without a next step")} />
        </span>
      </Tile>
      <Tile name={t("New leads")} figure={fresh.now}>
        <Change compared={fresh} />
        <Before name={t("New leads")} figure={fresh.before} />
      </Tile>
      <Tile name={t("Won of those closed")} figure={closed.now} text={shareWord(won.now, closed.now)}>
        <span>
          {t("Lost:")} <FigureLink figure={lost.now} of={t("Lost")} /> <Change compared={lost} wanted="less" />
        </span>
        <Before name={t("Won of those closed")} figure={closed.before} text={shareWord(won.before, closed.before)} />
      </Tile>
    </Tiles>
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

/** A share in words; none where there is no whole. */
function shareWord(part: Figure, whole: Figure): string {
  const share = shareOf(part.count, whole.count);
  return share === null ? "–" : formatPercent(share);
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

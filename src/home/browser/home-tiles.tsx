import { formatAmount } from "../../ui/format-short.ts";
import { formatNumber } from "../../ui/format.ts";
import { formatSums, inOwnCurrency, ownCurrency } from "../../ui/money.ts";
import { t } from "../../ui/translate.ts";
import { AnswersTile } from "./answers-tile.tsx";
import type { Sums } from "./figures.ts";
import { FigureLink } from "./figure-link.tsx";
import type { HomeFigures } from "./home-figures.ts";
import { TargetBar } from "./target-bar.tsx";
import { Before, Change, no_break, Tile, Tiles } from "./tiles.tsx";
import { shareWord } from "./share-word.ts";

type Props = { figures: HomeFigures };

/** The numbers of the period at a glance: what was won, what is to come, what came, and how soon it was answered. */
export function HomeTiles({ figures }: Props) {
  return (
    <Tiles label={t("Figures of the period")}>
      <Won figures={figures} />
      <Expected figures={figures} />
      <Open figures={figures} />
      <Fresh figures={figures} />
      <Closed figures={figures} />
      <AnswersTile figures={figures} />
    </Tiles>
  );
}

function Won({ figures: { won, targets } }: Props) {
  const { won: wanted, won_value } = targets;
  return (
    <Tile
      name={t("Won")}
      figure={won.now}
      text={formatSums(won.now.value)}
      target={won_value && <TargetBar target={won_value} reached={worthOf(won.now.value)} wording={amount} />}
    >
      <span>
        {t("Leads:")}
        {no_break}
        <FigureLink figure={won.now} of={t("Won")} />
        {wanted ? ` ${t("of {{value}}", { value: count(wanted.whole) })}` : <Change compared={won} after=" · " />}
      </span>
      <Before name={t("Won")} figure={won.before} text={formatSums(won.before.value)} />
    </Tile>
  );
}

function Expected({ figures: { forecast, targets } }: Props) {
  const { weighted, commit, best } = forecast;
  const lines = { [t("Counted on:")]: commit, [t("At best:")]: best };
  return (
    <Tile
      name={t("Forecast, weighted")}
      text={formatSums(weighted.all)}
      target={
        targets.won_value && (
          <TargetBar target={targets.won_value} reached={worthOf(weighted.all)} wording={amount} expected />
        )
      }
    >
      <span>
        {t("Won, and leads to close in the period:")}
        {no_break}
        <FigureLink figure={weighted.open} of={t("To close in the period")} />
      </span>
      {Object.entries(lines).map(([name, { all, open }]) => (
        <span key={name}>
          {name} {formatSums(all)}
          {no_break}(<FigureLink figure={open} of={`${name} ${t("To close in the period")}`} />)
        </span>
      ))}
    </Tile>
  );
}

function Open({ figures: { open, without_step } }: Props) {
  return (
    <Tile name={t("Open now")} figure={open} text={formatSums(open.value)}>
      <span>{t("Weighted: {{value}}", { value: formatSums(open.weighted) })}</span>
      <span>
        {t("Without a next step:")}
        {no_break}
        <FigureLink figure={without_step} of={t("Open leads without a next step")} />
      </span>
    </Tile>
  );
}

function Fresh({ figures: { fresh, targets } }: Props) {
  return (
    <Tile
      name={t("New leads")}
      figure={fresh.now}
      target={targets.new && <TargetBar target={targets.new} reached={fresh.now.count} wording={count} />}
    >
      <Before name={t("New leads")} figure={fresh.before} change={<Change compared={fresh} />} />
    </Tile>
  );
}

function Closed({ figures: { won, lost, closed } }: Props) {
  return (
    <Tile name={t("Win rate")} figure={closed.now} text={shareWord(won.now, closed.now)}>
      <span>
        {t("Lost:")}
        {no_break}
        <FigureLink figure={lost.now} of={t("Lost")} />
        <Change compared={lost} wanted="less" after=" · " />
      </span>
      <Before name={t("Win rate")} figure={closed.before} text={shareWord(won.before, closed.before)} />
    </Tile>
  );
}

/** What sums are worth in the company's currency, as far as rates are known. */
function worthOf(sums: Sums): number {
  return Object.entries(sums).reduce((all, [currency, sum]) => all + (inOwnCurrency(sum, currency) ?? 0), 0);
}

const amount = (value: number) => formatAmount(Math.round(value), ownCurrency());
const count = (value: number) => formatNumber(Math.round(value));

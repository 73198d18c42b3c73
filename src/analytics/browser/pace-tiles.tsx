import { Tile, Tiles } from "../../home/browser/tiles.tsx";
import type { Figure } from "../../home/browser/figures.ts";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { ownCurrency } from "../../ui/money.ts";
import { t } from "../../ui/translate.ts";
import { type Pace, velocityOf } from "./sales-data.ts";

type Props = { pace: Pace; before: Pace; closed: Figure; won: Figure; open: Figure };

/** Velocity and what it is made of, each beside the same of the period before. */
export function PaceTiles({ pace, before, closed, won, open }: Props) {
  return (
    <Tiles label={t("Figures of the period")}>
      <Tile name={t("Sales velocity, for 30 days")} text={amount(velocityOf(pace))}>
        {t("open leads × share won × mean value ÷ days to win")}
        <Then text={amount(velocityOf(before))} />
      </Tile>
      <Tile name={t("Share won")} figure={closed} text={rate(pace)}>
        <Then text={rate(before)} />
      </Tile>
      <Tile name={t("Mean value of won leads")} figure={won} text={amount(meanOf(pace))}>
        <Then text={amount(meanOf(before))} />
        {pace.unvalued > 0 && t("left out, without a rate: {{count}}", { count: formatNumber(pace.unvalued) })}
      </Tile>
      <Tile name={t("Days to win, median")} figure={won} text={days(pace)}>
        <Then text={days(before)} />
      </Tile>
      <Tile name={t("Won")} figure={won}>
        <Then text={formatNumber(before.won)} />
      </Tile>
      <Tile name={t("Open now")} figure={open} />
    </Tiles>
  );
}

const Then = ({ text }: { text: string }) => <span>{t("period before: {{value}}", { value: text })}</span>;

const amount = (value: number | null) => (value === null ? "–" : formatAmount(Math.round(value), ownCurrency()));
const meanOf = ({ worth, valued }: Pace) => (valued > 0 ? worth / valued : null);
const days = ({ half_days }: Pace) => (half_days === null ? "–" : formatNumber(half_days, 1));
const rate = ({ won, lost }: Pace) => (won + lost > 0 ? formatPercent(won / (won + lost)) : "–");

import type { ReactNode } from "react";
import { useNames } from "../../records/names.ts";
import { Bars } from "../../ui/bars.tsx";
import { Chart } from "../../ui/chart.tsx";
import { sourceName } from "../../entities/choices/known.ts";
import { stateWord } from "../../records/state-word.ts";
import { formatMonth, formatPercent } from "../../ui/format.ts";
import { formatAmount } from "../../ui/format-short.ts";
import { formatSums, inOwnCurrency, ownCurrency } from "../../ui/money.ts";
import { t } from "../../ui/translate.ts";
import { type Figure, type Line, returnOf, shareOf, type Sums } from "./figures.ts";
import { FigureLink } from "./figure-link.tsx";

type Props = { title: string; lines: Line[]; empty: ReactNode };

/** How far leads came, each step a part of the one before. */
export function Funnel({ title, lines, empty }: Props) {
  const share = (index: number) => {
    const before = lines[index - 1]?.figure.count;
    const part = before === undefined ? null : shareOf(lines[index]?.figure.count ?? 0, before);
    return part === null ? "" : formatPercent(Math.round(part * 100) / 100);
  };
  const rows = lines.map(({ key, figure }, index) => ({
    key,
    cells: [
      stateWord("leads", key),
      <FigureLink key="count" figure={figure} of={stateWord("leads", key)} />,
      share(index),
      formatSums(figure.value),
    ],
  }));
  const bars = lines.map(({ key, figure }, index) => ({
    key,
    label: stateWord("leads", key),
    size: figure.count,
    end: (
      <>
        <FigureLink figure={figure} of={stateWord("leads", key)} /> <span className="text-ink-3">{share(index)}</span>
      </>
    ),
  }));
  return (
    <Chart
      title={title}
      head={[t("Stage reached"), t("Leads"), t("Of the step before"), t("Value")]}
      rows={rows}
      empty={lines[0]?.figure.count ? undefined : empty}
      note={t("By where they stand now, or from where they were lost; what is on hold counts as new.")}
    >
      <Bars bars={bars} steps />
    </Chart>
  );
}

/** The open leads by the month of their expected close: grey what they are worth, coloured what is to be expected of it. */
export function Forecast({ title, lines, empty }: Props) {
  const some = lines.filter(({ key, figure }) => figure.count > 0 || !["overdue", "later", "none"].includes(key));
  const rows = some.map(({ key, figure }) => ({
    key,
    cells: [
      monthWord(key),
      <FigureLink key="count" figure={figure} of={monthWord(key)} />,
      formatSums(figure.value),
      formatSums(figure.weighted),
    ],
  }));
  const sizeOf = scaleOf(lines.map(({ figure }) => figure.value));
  const bars = some.map(({ key, figure }) => ({
    key,
    label: <span className={key === "overdue" ? "text-bad" : undefined}>{monthWord(key)}</span>,
    size: sizeOf(figure.value),
    part: sizeOf(figure.weighted),
    end: <FigureLink figure={figure} of={monthWord(key)} text={formatSums(figure.weighted)} />,
  }));
  return (
    <Chart
      title={title}
      head={[t("Expected close"), t("Leads"), t("Value"), t("Weighted value")]}
      rows={rows}
      empty={lines.some(({ figure }) => figure.count > 0) ? undefined : empty}
      note={t("Value times probability; grey is the whole value.")}
    >
      <Bars bars={bars} />
    </Chart>
  );
}

/** Leads by something, the most first. */
export function Counted({
  title,
  lines,
  empty,
  of,
  wording = (key) => key,
}: Props & { of: string; wording?: (key: string) => string }) {
  const rows = lines.map(({ key, figure }) => ({
    key,
    cells: [wording(key), <FigureLink key="count" figure={figure} of={wording(key)} />, formatSums(figure.value)],
  }));
  const bars = lines.slice(0, most_bars).map(({ key, figure }) => ({
    key,
    label: wording(key),
    size: figure.count,
    end: <FigureLink figure={figure} of={wording(key)} />,
  }));
  return (
    <Chart title={title} head={[of, t("Leads"), t("Value")]} rows={rows} empty={lines.length > 0 ? undefined : empty}>
      <Bars bars={bars} />
    </Chart>
  );
}

/** Of what came, what was won: by source or by owner. Grey is all that came. */
export function Conversion({ title, of, lines, empty, wording, came, note, most = most_bars }: ConversionProps) {
  const bars = lines.slice(0, most).map((line) => ({
    key: line.key,
    label: wording(line.key),
    size: line.came.count,
    part: line.won.count,
    end: (
      <>
        <FigureLink figure={line.came} of={wording(line.key)} />
        {" · "}
        <FigureLink figure={line.won} of={t("{{what}}, won", { what: wording(line.key) })} text={rate(line)} />
      </>
    ),
  }));
  return (
    <Chart
      title={title}
      {...conversionTable(of, lines, wording, came)}
      empty={lines.some((line) => line.came.count > 0 || line.cost) ? undefined : empty}
      note={note ?? t("Grey is what came in the period, coloured what of it is won.")}
    >
      <Bars bars={bars} />
    </Chart>
  );
}

/** The same as a table; with what it cost, where somebody says so. */
function conversionTable(of: string, lines: Converted[], wording: ConversionProps["wording"], came = t("Came")) {
  const costs = lines.some(({ cost }) => cost !== undefined);
  const rows = lines.map((line) => ({
    key: line.key,
    cells: [
      wording(line.key),
      <FigureLink key="came" figure={line.came} of={wording(line.key)} />,
      <FigureLink key="won" figure={line.won} of={t("{{what}}, won", { what: wording(line.key) })} />,
      rate(line),
      formatSums(line.won.value),
      ...(costs ? costCells(line) : []),
    ],
  }));
  const head = [of, came, t("Won"), t("Share won"), t("Value won")];
  return { head: [...head, ...(costs ? [t("Cost"), t("Per lead"), t("Per won lead"), t("Return")] : [])], rows };
}

type Converted = { key: string; came: Figure; won: Figure; cost?: number | undefined };
type ConversionProps = Omit<Props, "lines"> & {
  of: string;
  lines: Converted[];
  wording: (key: string) => string;
  /** How all are called, those that came unless it says otherwise; what is said below; and how many are drawn. */
  came?: string | undefined;
  note?: string | undefined;
  most?: number | undefined;
};
const rate = ({ came, won }: Converted) => formatPercent(shareOf(won.count, came.count) ?? 0);

/** What a source cost, in all, for each that came and for each that was won, and how much came back; nothing where nothing is known. */
function costCells({ cost, came, won }: Converted): string[] {
  if (cost === undefined) return ["", "", "", ""];
  const each = (count: number) => (count > 0 ? ownAmount(cost / count) : "–");
  const worths = Object.entries(won.value).map(([currency, sum]) => inOwnCurrency(sum, currency));
  const known = worths.filter((worth) => worth !== undefined);
  const sum = known.reduce((all, worth) => all + worth, 0);
  // (Of an amount without a rate nothing is known, so that of the whole nothing is.)
  const back = known.length === worths.length ? returnOf(sum, cost) : null;
  return [ownAmount(cost), each(came.count), each(won.count), back === null ? "–" : formatPercent(back)];
}

const ownAmount = (amount: number) => formatAmount(Math.round(amount), ownCurrency());

const most_bars = 8;

/** What an owner is called; nobody, where there is none. */
export function useOwnerWord(): (key: string) => string {
  const nameOf = useNames();
  return (key) => (key === "none" ? t("Nobody") : (nameOf(key) ?? "…"));
}

/** What a source is called. */
export function sourceWord(key: string): string {
  return key === "none" ? t("not set") : sourceName(key);
}

function monthWord(key: string): string {
  if (key === "overdue") return t("Overdue");
  if (key === "later") return t("Later");
  return key === "none" ? t("not set") : formatMonth(key);
}

/** Bars are of one currency, the company's where all rates are known, else the one with the most; the numbers at their ends are of all. */
function scaleOf(sums: Sums[]): (each: Sums) => number {
  const known = sums.every((each) => Object.keys(each).every((currency) => inOwnCurrency(0, currency) !== undefined));
  const most = mostOf(sums);
  if (!known) return (each) => each[most] ?? 0;
  return (each) => Object.entries(each).reduce((all, [currency, sum]) => all + (inOwnCurrency(sum, currency) ?? 0), 0);
}

function mostOf(sums: Sums[]): string {
  const all = new Map<string, number>();
  for (const [currency, sum] of sums.flatMap((each) => Object.entries(each)))
    all.set(currency, (all.get(currency) ?? 0) + sum);
  return [...all].toSorted(([, one], [, other]) => other - one)[0]?.[0] ?? "";
}

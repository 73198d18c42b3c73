import type { ReactElement } from "react";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatMonth } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { MonthCell } from "./month-cell.tsx";
import { type MonthRow, monthsOf } from "./use-year.ts";

/** Whose months stand in a column. */
export type Line = { key: string; name: string; of: Record<string, string> };

type Props = {
  label: string;
  /** What the amounts are amounts of. */
  unit: string;
  year: number;
  lines: Line[];
  /** The amount of somebody's month. */
  find: (line: Line, month: string) => MonthRow | undefined;
  keep: (line: Line, months: { month: string; amount: number | null }[]) => void;
};

/** A year of amounts, its months below each other; what is written as the year's is spread over them evenly. */
export function YearGrid({ label, unit, year, lines, find, keep }: Props) {
  const months = monthsOf(year);
  return (
    <div className="flex overflow-x-auto fades-on">
      <table aria-label={label} className="flex-none text-meta">
        <Heads {...{ unit, lines }} />
        <tbody>
          {months.map((month) => (
            <MonthLine key={month} name={formatMonth(month).replace(/\s*\d{4}$/, "")}>
              {lines.map((line) => (
                <MonthCell
                  key={line.key}
                  label={`${line.name}, ${formatMonth(month)}`}
                  amount={find(line, month)?.amount}
                  onAmount={(amount) => keep(line, [{ month, amount }])}
                />
              ))}
            </MonthLine>
          ))}
          <MonthLine name={t("Year")} whole>
            {lines.map((line) => (
              <MonthCell
                key={line.key}
                label={t("{{name}}, all of {{year}}", { name: line.name, year: String(year) })}
                amount={sumOf(line, months, find)}
                onAmount={(amount) => keep(line, spread(months, amount))}
              />
            ))}
          </MonthLine>
        </tbody>
      </table>
    </div>
  );
}

function Heads({ unit, lines }: Pick<Props, "unit" | "lines">) {
  return (
    <thead>
      <tr>
        <th className={`${first} min-w-14 pr-2 pb-1 text-left font-normal text-ink-3`}>{unit}</th>
        {lines.map(({ key, name }) => (
          <th key={key} scope="col" className={heading}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function sumOf(line: Line, months: string[], find: Props["find"]): number | undefined {
  const known = months.map((month) => find(line, month)?.amount).filter((amount) => amount !== undefined);
  return known.length > 0 ? known.reduce((all, amount) => all + amount, 0) : undefined;
}

function spread(months: string[], amount: number | null) {
  return months.map((month, index) => {
    return { month, amount: amount === null ? null : partOf(amount, index, months.length) };
  });
}

const heading = "w-28 max-w-28 min-w-28 px-1 pb-1 text-right align-bottom break-words font-medium text-ink-3";
const first = "sticky left-0 z-1 bg-ground";

function MonthLine({ name, whole = false, children }: { name: string; whole?: boolean; children: ReactElement[] }) {
  return (
    <tr>
      <th scope="row" className={`${first} pr-2 text-left ${whole ? "pt-2 font-medium" : "font-normal text-ink-2"}`}>
        {name}
      </th>
      {children.map((cell) => (
        <td key={cell.key} className={whole ? "px-0.5 pt-2 pb-0.5 font-medium" : "p-0.5"}>
          {cell}
        </td>
      ))}
    </tr>
  );
}

/** A part of an amount, so that all parts are it to the cent. */
function partOf(amount: number, index: number, parts: number): number {
  const cents = Math.round(amount * 100);
  const until = (nth: number) => Math.round((cents * nth) / parts);
  return (until(index + 1) - until(index)) / 100;
}

/** One year back or on. */
export function YearStep({ year, onYear }: { year: number; onYear: (year: number) => void }) {
  return (
    <span className="flex items-center gap-1 tabular-nums">
      <IconButton icon={ChevronLeft} label={t("The year before")} onClick={() => onYear(year - 1)} />
      {year}
      <IconButton icon={ChevronRight} label={t("The year after")} onClick={() => onYear(year + 1)} />
    </span>
  );
}

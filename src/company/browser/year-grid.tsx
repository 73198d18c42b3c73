import { ChevronLeft, ChevronRight } from "lucide-react";
import { formatMonth } from "../../ui/format.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { t } from "../../ui/translate.ts";
import { MonthCell } from "./month-cell.tsx";
import { type MonthRow, monthsOf } from "./use-year.ts";

/** Whose months stand in a line. */
export type Line = { key: string; name: string; of: Record<string, string> };

type Props = {
  label: string;
  year: number;
  lines: Line[];
  /** The amount of a line's month. */
  find: (line: Line, month: string) => MonthRow | undefined;
  keep: (line: Line, month: string, amount: number | null) => Promise<void>;
};

/** A year of amounts, by its months; what is written as the year's is spread over them evenly. */
export function YearGrid({ label, year, lines, find, keep }: Props) {
  const months = monthsOf(year);
  return (
    <div className="overflow-x-auto">
      <table aria-label={label} className="w-full min-w-260 table-fixed text-meta">
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-1 w-40 bg-ground" />
            {months.map((month) => (
              <th key={month} scope="col" className="px-1 pb-1 text-right font-medium text-ink-3">
                {formatMonth(month).replace(/\s*\d{4}$/, "")}
              </th>
            ))}
            <th scope="col" className="w-26 px-1 pb-1 text-right font-medium text-ink-3">
              {t("Year")}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <YearLine key={line.key} {...{ line, months, year, find, keep }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function YearLine({
  line,
  months,
  year,
  find,
  keep,
}: Omit<Props, "label" | "lines"> & { line: Line; months: string[] }) {
  const known = months.map((month) => find(line, month)?.amount);
  const some = known.filter((amount) => amount !== undefined);
  const spread = async (amount: number | null) => {
    for (const [index, month] of months.entries())
      await keep(line, month, amount === null ? null : partOf(amount, index, months.length));
  };
  return (
    <tr className="border-t border-line-2">
      <th scope="row" className="sticky left-0 z-1 truncate bg-ground py-1 pr-2 text-left font-normal">
        {line.name}
      </th>
      {months.map((month, index) => (
        <td key={month} className="p-0.5">
          <MonthCell
            label={`${line.name}, ${formatMonth(month)}`}
            amount={known[index]}
            onAmount={(amount) => void keep(line, month, amount)}
          />
        </td>
      ))}
      <td className="p-0.5 pl-2">
        <MonthCell
          label={t("{{name}}, all of {{year}}", { name: line.name, year: String(year) })}
          amount={some.length > 0 ? some.reduce((all, amount) => all + amount, 0) : undefined}
          onAmount={(amount) => void spread(amount)}
        />
      </td>
    </tr>
  );
}

/** A part of an amount, so that all parts are it to the cent. */
export function partOf(amount: number, index: number, parts: number): number {
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

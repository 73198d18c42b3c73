import { useState } from "react";
import { DataFailure } from "../../errors/data-failure.tsx";
import { sourceName } from "../../entities/choices/known.ts";
import { choicesIn, useChoiceLists } from "../../ui/choice-lists.ts";
import { ownCurrency } from "../../ui/money.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { t } from "../../ui/translate.ts";
import { type MonthRow, thisYear, useKeepMonths, useYear } from "./use-year.ts";
import { type Line, YearGrid, YearStep } from "./year-grid.tsx";

/** What the sources of leads cost, by months. */
export default function CostsSettings() {
  useChoiceLists();
  const [year, setYear] = useState(thisYear);
  const { data: rows, error } = useYear("source_costs", year);
  const keepMonths = useKeepMonths("source_costs");
  if (error) return <DataFailure error={error} />;
  const lines = linesOf(rows ?? []);
  const find = ({ key }: Line, month: string) => rows?.find((row) => row.month === month && row["source"] === key);
  return (
    <>
      <p className="mb-2 text-ink-2">
        {t(
          "Home pages work out from it what each lead of a source cost, and each that was won. What is written for the year is spread over its months.",
        )}
      </p>
      <div className="mb-2">
        <YearStep year={year} onYear={setYear} />
      </div>
      {!rows ? (
        <Skeleton className="w-64" />
      ) : (
        <YearGrid
          label={t("Costs of {{year}}", { year: String(year) })}
          unit={ownCurrency()}
          {...{ year, lines, find }}
          keep={(line, months) =>
            void keepMonths(
              months.map(({ month, amount }) => {
                return { values: { ...line.of, month }, known: find(line, month), amount };
              }),
            )
          }
        />
      )}
    </>
  );
}

/** The sources that are offered, and those that have costs all the same. */
function linesOf(rows: MonthRow[]): Line[] {
  const keys = [...choicesIn("choices.sources").map(({ key }) => key), ...rows.map(({ source }) => String(source))];
  return [...new Set(keys)].map((key) => ({ key, name: sourceName(key), of: { source: key } }));
}

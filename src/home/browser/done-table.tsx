import { DataTable } from "../../ui/data-table.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { FigureLink } from "./figure-link.tsx";
import type { HomeFigures } from "./home-figures.ts";
import { TargetBar } from "./target-bar.tsx";
import { Titled } from "./titled.tsx";

const kinds = ["call", "meeting", "visit", "email"] as const;
const most_people = 12;

type Props = { figures: Pick<HomeFigures, "done" | "targets">; wording: (key: string) => string };

/** What each did with customers in the period. */
export function Done({ figures: { done, targets }, wording }: Props) {
  if (done.length === 0) return null;
  const all = done.reduce((sum, { all: { count } }) => sum + count, 0);
  const rows = done.slice(0, most_people).map((line) => {
    const name = wording(line.key);
    const told = kinds.map((kind) => {
      const figure = line.by_kind[kind] ?? { ...line.all, count: 0 };
      return <FigureLink key={kind} figure={figure} of={`${name}, ${choiceWord(kind)}`} />;
    });
    return { key: line.key, cells: [name, ...told, <FigureLink key="all" figure={line.all} of={name} />] };
  });
  const title = t("What was done, by person");
  return (
    <Titled title={title}>
      {targets.activities && (
        <p className="max-w-80 pb-1.5 text-meta text-ink-2">
          <TargetBar target={targets.activities} reached={all} wording={(amount) => formatNumber(Math.round(amount))} />
        </p>
      )}
      <DataTable
        label={title}
        head={[t("Person"), ...kinds.map((kind) => choiceWord(kind)), t("In all")]}
        rows={rows}
      />
      {done.length > most_people && (
        <p className="pt-1.5 text-tag text-ink-3">
          {t("The first {{count}} by what they did; the filter of owners shows any other.", { count: most_people })}
        </p>
      )}
    </Titled>
  );
}

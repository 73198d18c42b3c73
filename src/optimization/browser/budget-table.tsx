import { DataTable } from "../../ui/data-table.tsx";
import { formatNumber, formatPercent } from "../../ui/format.ts";
import { Section } from "../../ui/section.tsx";
import { t } from "../../ui/translate.ts";
import type { Measured } from "../judge.ts";

type Props = {
  title: string;
  about: string;
  none: string;
  /** What is measured, and what is counted. */
  head: [string, string];
  budget_ms: number;
  measured: Measured[];
};

const shown = 20;

/** Durations against a budget, the slowest first; those above it are red. */
export function BudgetTable({ title, about, none, head, budget_ms, measured }: Props) {
  return (
    <Section title={title} about={about}>
      {measured.length === 0 ? (
        <p className="text-ink-2">{none}</p>
      ) : (
        <DataTable
          label={title}
          head={[...head, t("Milliseconds"), t("Against the week before")]}
          rows={measured.slice(0, shown).map(({ name, count, ms, before }) => ({
            key: name,
            cells: [
              name,
              formatNumber(count),
              <span key="ms" className={ms > budget_ms ? "text-bad" : undefined}>
                {formatNumber(ms, 0)}
              </span>,
              before ? `${ms > before ? "+" : ""}${formatPercent(ms / before - 1)}` : "–",
            ],
          }))}
        />
      )}
    </Section>
  );
}

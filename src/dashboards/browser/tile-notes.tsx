import { daysOf, spans } from "../../records/date-spans.ts";
import { limitsOf } from "../../reports/browser/report-result.tsx";
import { labelOf } from "../../reports/browser/report-words.ts";
import type { BuilderField } from "../../reports/browser/use-report-fields.ts";
import type { Answered } from "../../reports/browser/use-report.ts";
import { formatDate } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { FilterName } from "../dashboard-shape.ts";
import type { Narrowed } from "../narrow-report.ts";

type Props = { narrowed: Narrowed; period: string | undefined; fields: BuilderField[]; answer: Answered | undefined };

/** By which day a period narrows this tile, what does not narrow it, and what its answer leaves out. */
export function TileNotes({ narrowed: { by, without }, period, fields, answer }: Props) {
  const notes = [
    period &&
      by.period &&
      t("Period: {{period}} ({{field}}).", { period: spanWord(period), field: labelOf(by.period, fields) }),
    ...without.map((name) => t(not_narrowed[name])),
    ...(answer ? limitsOf(answer) : []),
  ].filter(Boolean);
  if (notes.length === 0) return null;
  const text = notes.join(" ");
  return (
    <p title={text} className="flex-none truncate px-3 pb-1.5 text-tag text-ink-3 print:whitespace-normal">
      {text}
    </p>
  );
}

/** A period as it stands within a sentence. */
function spanWord(word: string): string {
  const named = spans.find(({ name }) => name === word);
  const { from, to } = daysOf(word);
  return named ? t(named.label) : `${formatDate(from)} – ${formatDate(to)}`;
}

const not_narrowed: Record<FilterName, string> = {
  period: phrase("Not filtered by period."),
  owner: phrase("Not filtered by owner."),
  team: phrase("Not filtered by team."),
  pipeline: phrase("Not filtered by pipeline."),
};

import type { FoundColumn } from "../found-column.ts";
import type { Mapped } from "../import-settings.ts";
import type { Candidate } from "../candidate.ts";

type Cells = { mapped: Mapped; text: string }[];

const order = ["given", "middle", "family"] as const;

/** A name from its columns: the whole one where there is one, else its parts, the given name first. */
export function nameIn(cells: Cells): string | undefined {
  const whole = cells.filter(({ mapped }) => !mapped.as).map(({ text }) => text);
  if (whole.length > 0) return whole.join(" ");
  const parts = order.flatMap((part) => cells.filter(({ mapped }) => mapped.as === part).map(({ text }) => text));
  return parts.length ? parts.join(" ") : undefined;
}

// As in the entities' own notes.
const longest = 20_000;

/** A note with more lines, as far as they fit and are not in it. */
export function addLines(note: unknown, lines: string[]): string {
  let whole = typeof note === "string" ? note : "";
  const there = new Set(whole.split("\n"));
  for (const line of lines) {
    const longer = whole ? `${whole}\n${line}` : line;
    if (longer.length <= longest && !there.has(line)) whole = longer;
  }
  return whole;
}

/** The note from its columns: what is written there, then what has no place of its own, each with its heading. */
export function noteIn(candidate: Candidate, field: string, cells: Cells, columns: FoundColumn[]): void {
  const lines = cells.toSorted(
    (one, other) => Number(one.mapped.as === "labelled") - Number(other.mapped.as === "labelled"),
  );
  let note = String(candidate.values[field] ?? "");
  for (const { mapped, text } of lines) {
    const heading = columns[mapped.column]?.name || `${mapped.column + 1}`;
    const line = mapped.as === "labelled" ? `${heading}: ${text}` : text;
    const longer = note ? `${note}\n${line}` : line;
    if (longer.length <= longest) note = longer;
    else
      candidate.left.push({
        column: mapped.column,
        field,
        text: text.slice(0, 500),
        reason: "is too long or too large",
      });
  }
  if (note) candidate.values[field] = note;
}

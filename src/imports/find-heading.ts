import type { FileFormat } from "./file-format.ts";
import type { FileRow } from "./read-rows.ts";

/** Which row of a file names its columns, and how many stand above it: titles, comments, the day of the export. */
export type Heading = Required<Pick<FileFormat, "above" | "header">>;

const most_above = 10;

/** Where a file's headings are, if it has any; what is `given` is not guessed. */
export function findHeading(rows: FileRow[], known: (heading: string) => boolean, given: boolean | undefined): Heading {
  const above = rowsAbove(rows);
  const header = given ?? hasHeader(rows.slice(above), known);
  // What stands above is a title only where headings follow.
  const named = above === 0 || (rows[above]?.cells ?? []).some((cell) => known(cell.trim()));
  return header && named ? { above, header } : { above: 0, header: given ?? hasHeader(rows, known) };
}

// Rows that hold one text, where those that follow are as wide as nearly all.
function rowsAbove(rows: FileRow[]): number {
  const width = usualWidth(rows.slice(0, 200).map(({ cells }) => filled(cells).length));
  const first = rows.slice(0, most_above + 1).findIndex(({ cells }) => !isTitle(cells, width));
  return first > 0 && filled(rows[first]?.cells ?? []).length >= width / 2 && rows.length > first + 1 ? first : 0;
}

function isTitle(cells: string[], width: number): boolean {
  const texts = filled(cells);
  return texts.length * 2 < width || (texts.length === 1 && width > 1) || (texts[0] ?? "").startsWith("# ");
}

/** So many cells at least half of the rows have. */
function usualWidth(widths: number[]): number {
  return widths.toSorted((one, other) => one - other)[Math.floor(widths.length / 2)] ?? 0;
}

const filled = (cells: string[]) => cells.map((cell) => cell.trim()).filter((cell) => cell !== "");

/** Whether the first row names the columns: words only, each once or nearly, unlike the data below. */
function hasHeader(rows: FileRow[], known: (heading: string) => boolean): boolean {
  const first = rows[0]?.cells.map((cell) => cell.trim()) ?? [];
  const texts = filled(first);
  if (texts.some((cell) => /^\S+@\S+\.\S+$/.test(cell))) return false;
  if (first.some(known)) return true;
  const looks_like_data = texts.some((cell) => /@|^[+(]?\d[\d\s.,/:()€$%-]*$|^https?:/.test(cell) || cell.length > 60);
  return (
    !looks_like_data &&
    texts.length > first.length / 2 &&
    new Set(texts).size > texts.length / 2 &&
    rows.length > 1 &&
    !isLikeThoseBelow(first, rows.slice(1, 50))
  );
}

// A text that stands below once more, or one that is made of letters and figures as those below are.
function isLikeThoseBelow(first: string[], rows: FileRow[]): boolean {
  return first.some((cell, index) => {
    const below = rows.map(({ cells }) => cells[index]?.trim() ?? "").filter((other) => other !== "");
    if (cell.length < 3 || below.length === 0) return false;
    const alike = below.filter((other) => shapeOf(other) === shapeOf(cell)).length;
    return below.includes(cell) || (/\d/.test(cell) && alike >= below.length / 2);
  });
}

const shapeOf = (text: string) => text.replace(/\p{L}+/gu, "a").replace(/\d+/g, "9");

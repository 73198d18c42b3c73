/** Several values as one readable word of the address: `qualified.proposal`; their own points are escaped. */
export function joinValues(values: string[]): string {
  return values.map((value) => value.replaceAll(/[\\.]/g, "\\$&")).join(".");
}

/** The values of such a word. */
export function splitValues(word: string): string[] {
  const parts = word.match(/(?:\\.|[^.\\])+/g) ?? [];
  return parts.map((part) => part.replaceAll(/\\(.)/g, "$1"));
}

/** The two ends of a range; either may be open. */
export type Range = { from: string; to: string };

/** `1000-5000`, `1000-` or `-5000`; with days `2026-11-01..2026-11-30`. */
export function joinRange({ from, to }: Range, separator: "-" | ".."): string {
  return from || to ? `${from}${separator}${to}` : "";
}

/** The ends of such a range. */
export function splitRange(word: string, separator: "-" | ".."): Range {
  const [from = "", to = ""] = word.split(separator);
  return { from, to };
}

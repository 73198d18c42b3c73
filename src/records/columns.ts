import type { ReactNode } from "react";
import type { RecordRow } from "./record-client.ts";

/** One column of a table of records. */
export type Column<Row extends RecordRow> = {
  name: string;
  label: string;
  /** A track of a CSS grid: `100px`, `minmax(0, 1fr)`. */
  width: string;
  align?: "end";
  /** The column of the record by which a press on the heading sorts. */
  sort?: string;
  /** Large numbers and late dates are asked for first. */
  descends?: boolean;
  /** The width of the list, in pixels, from which there is room for it. */
  from?: number;
  cell: (row: Row) => ReactNode;
};

/** The grid of a row: a box to tick where rows can be chosen, then the columns. */
export function gridOf<Row extends RecordRow>(columns: Column<Row>[], selectable: boolean) {
  const tracks = columns.map((column) => column.width).join(" ");
  return selectable ? `40px ${tracks}` : `8px ${tracks}`;
}

/** What a press on a heading asks for: sorted, the other way round, and then as it comes. */
export function nextSort(present: string | undefined, column: string, descends: boolean) {
  const first = descends ? `-${column}` : column;
  const second = descends ? column : `-${column}`;
  if (present === first) return second;
  return present === second ? null : first;
}

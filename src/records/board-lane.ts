import type { ReactNode } from "react";
import type { Where } from "../entity/list-request.ts";
import { columnOf, type RecordRow } from "./record-client.ts";

/** One column of a board: a value of its records' column, and how many cards are meant to lie there at most. */
export type BoardLane = { value: string; label: string; mark?: ReactNode; limit?: number | null };

/** What brings cards to another column, and which ones it may bring there. */
export type Moves<Row extends RecordRow> = {
  may: (row: Row, to: string) => boolean;
  move: (row: Row, to: string) => void;
  /** Where the cards lie in an order that people share: what puts one at another place in it. */
  place: Placing<Row> | null;
};

export type Placing<Row extends RecordRow> = {
  may: (row: Row) => boolean;
  /** Between the card above, if there is one, and those that follow. */
  put: (row: Row, above: Row | undefined, following: Row[]) => void;
};

/** The column of the board for records that have no value. */
export const no_value = "";

/** In which column of a board by `column` a record lies. */
export const laneOf = (row: RecordRow, column: string): string => String(columnOf(row, column) ?? no_value);

/** Puts a card of a column above another one, or last; where that is where it lies, nothing comes of it. */
export function putAbove<Row extends RecordRow>(moves: Moves<Row> | null, lane: Row[], row: Row, below: string | null) {
  const others = lane.filter(({ id }) => id !== row.id);
  const found = others.findIndex(({ id }) => id === below);
  const at = found < 0 ? others.length : found;
  if (at !== lane.findIndex(({ id }) => id === row.id) && moves?.place?.may(row))
    moves.place.put(row, others[at - 1], others.slice(at));
}

/** What lies in a column of the board. */
export const inLane = (column: string, value: string): Where => ({
  [column]: value === no_value ? { is_null: true } : { eq: value },
});

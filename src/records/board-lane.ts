import type { ReactNode } from "react";
import type { Where } from "../entity/list-request.ts";
import { columnOf, type RecordRow } from "./record-client.ts";

/** One column of a board: a value of its records' column, and how many cards are meant to lie there at most. */
export type BoardLane = { value: string; label: string; mark?: ReactNode; limit?: number | null };

/** What brings cards to another column, and which ones it may bring there. */
export type Moves<Row extends RecordRow> = {
  may: (row: Row, to: string) => boolean;
  move: (row: Row, to: string) => void;
};

/** The column of the board for records that have no value. */
export const no_value = "";

/** In which column of a board by `column` a record lies. */
export const laneOf = (row: RecordRow, column: string): string => String(columnOf(row, column) ?? no_value);

/** What lies in a column of the board. */
export const inLane = (column: string, value: string): Where => ({
  [column]: value === no_value ? { is_null: true } : { eq: value },
});

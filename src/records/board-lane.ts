import type { ReactNode } from "react";
import type { RecordRow } from "./record-client.ts";

/** One column of a board: a value of the state, and how many cards are meant to lie there at most. */
export type BoardLane = { value: string; label: string; mark?: ReactNode; limit?: number | null };

/** What brings cards to another column, and which ones it may bring there. */
export type Moves<Row extends RecordRow> = {
  may: (row: Row, to: string) => boolean;
  move: (row: Row, to: string) => void;
};

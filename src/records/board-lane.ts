import type { ReactNode } from "react";

/** One column of a board: a value of the state. */
export type BoardLane = { value: string; label: string; mark?: ReactNode };

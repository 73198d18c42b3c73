import type { DateOrder } from "./dates.ts";
import type { Decimal } from "./numbers.ts";
import type { FoundValue } from "./reading/found-values.ts";

/** A column of a file as it was found. */
export type FoundColumn = {
  index: number;
  name: string;
  samples: string[];
  decimal?: Decimal | "both";
  date?: DateOrder | "both";
  /** The different texts in it, where they are few or stand for choices, and what they were taken for. */
  values?: FoundValue[];
};

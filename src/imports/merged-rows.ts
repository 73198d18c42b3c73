import type { Outcome, Taken } from "./take-rows.ts";

/** A row that was to be added to one that is not written is left out with it. */
export function leaveMerged(taken: Taken[]): void {
  const out = new Set(taken.filter(({ outcome }) => isOut(outcome)).map(({ line }) => `adds to line ${line}`));
  for (const row of taken.filter(({ outcome }) => outcome === "merge")) {
    const reason = row.reasons[""] ?? "";
    if (out.has(reason)) Object.assign(row, { outcome: "skip", reasons: { "": reason.replace("adds to", "repeats") } });
  }
}

/** Whether nothing of a row is written. */
export const isOut = (outcome: Outcome) => outcome === "invalid" || outcome === "skip" || outcome === "binned";

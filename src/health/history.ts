import type { State } from "./judge.ts";

/** Of a part of the installation the worst state of each day, null where nothing looked at it; its present state, and since when. */
export type PartHistory = { part: string; state: State; since: string; days: (State | null)[] };
export type History = { days: string[]; parts: PartHistory[] };

/** Successive days with the same worst state. */
export type Run = { from: string; to: string; state: State };

/** The days of a part by their worst state; days on which nothing looked at it are left out. */
export function runsOf(days: string[], states: (State | null)[]): Run[] {
  const runs: Run[] = [];
  let last: Run | undefined;
  for (const [at, day] of days.entries()) {
    const state = states[at] ?? null;
    if (state !== null && last?.state === state) last.to = day;
    else if (state === null) last = undefined;
    else runs.push((last = { from: day, to: day, state }));
  }
  return runs;
}

import type { Transitions } from "../entity/meta.ts";

/** The fewest steps that lead from one state to another, without the first; undefined where no way leads there. */
export function wayBetween(transitions: Transitions, from: string, to: string): string[] | undefined {
  const ways: Array<[string, string[]]> = [[from, []]];
  const seen = new Set([from]);
  for (const [state, way] of ways) {
    if (state === to) return way;
    for (const next of transitions[state] ?? []) {
      if (seen.has(next)) continue;
      seen.add(next);
      ways.push([next, [...way, next]]);
    }
  }
  return undefined;
}

/** A repeatable source of chance (mulberry32): the same seed tells the same company. */
export type Chance = {
  /** A number from 0 up to, not including, 1. */
  next(): number;
  /** A whole number between both, inclusive. */
  between(least: number, most: number): number;
  one<T>(choices: readonly T[]): T;
  /** One of the keys, each as likely as its weight says. */
  weighted<K extends string>(weights: Record<K, number>): K;
  id(): string;
};

export function chance(seed: number): Chance {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const hex = (length: number) => Array.from({ length }, () => between(0, 15).toString(16)).join("");
  return {
    next,
    between,
    one: (choices) => choices[between(0, choices.length - 1)] as (typeof choices)[number],
    weighted: (weights) => {
      const entries = Object.entries<number>(weights) as [keyof typeof weights, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      return (entries.find(([, weight]) => (left -= weight) < 0) ?? entries[0])?.[0] as keyof typeof weights;
    },
    id: () => `${hex(8)}-${hex(4)}-4${hex(3)}-a${hex(3)}-${hex(12)}`,
  };
}

import { Newest } from "../newest.ts";

type Slice = { at: number; sum: number };

const window_ms = 60_000;
const slice_ms = 1000;

/** Adds up what each caller has had in the last minute, second by second; who has been forgotten begins anew. */
export function recentSum() {
  const slices_of = new Newest<string, Slice[]>();
  const recent = (caller: string, now: number) =>
    (slices_of.get(caller) ?? []).filter(({ at }) => at > now - window_ms);
  return {
    add(caller: string, amount: number, now = Date.now()): void {
      const slices = recent(caller, now);
      const last = slices.at(-1);
      if (last && last.at > now - slice_ms) last.sum += amount;
      else slices.push({ at: now, sum: amount });
      slices_of.set(caller, slices);
    },
    /** What the caller has had in the last minute. */
    sum: (caller: string, now = Date.now()): number =>
      recent(caller, now).reduce((total, slice) => total + slice.sum, 0),
    /** The seconds after which the caller has had less than `most`: 0 when there is room. */
    wait(caller: string, most: number, now = Date.now()): number {
      const slices = recent(caller, now);
      let sum = this.sum(caller, now);
      if (sum < most) return 0;
      const last = slices.find((slice) => (sum -= slice.sum) < most);
      return Math.max(1, Math.ceil(((last?.at ?? now) + window_ms - now) / 1000));
    },
  };
}

import { expect, test } from "vitest";
import { bucket_count, bucketOf, msOf, percentile, sumOf } from "./histogram.ts";

test("the duration of a bucket is within 10 % of each in it, from 1 ms to 9 s", () => {
  for (let ms = 1; ms < 9000; ms *= 1.01) expect(Math.abs(msOf(bucketOf(ms)) / ms - 1), `${ms} ms`).toBeLessThan(0.101);
});

test("what is shorter or longer, or no duration, is in the first or the last bucket", () => {
  expect([0, 0.99, -1, Number.NaN].map(bucketOf)).toEqual([0, 0, 0, 0]);
  expect([9500, 1e9, Number.POSITIVE_INFINITY].map(bucketOf)).toEqual(Array(3).fill(bucket_count - 1));
});

test("percentiles are read from the counts, also of several together", () => {
  const of = (durations: number[]) => sumOf(durations.map((ms) => ({ [bucketOf(ms)]: 1 })));
  const hundred = of(Array.from({ length: 100 }, (_, index) => index + 1));
  for (const share of [0.5, 0.95, 0.99])
    expect(Math.abs((percentile(hundred, share) ?? 0) / (share * 100) - 1), `${share}`).toBeLessThan(0.101);
  expect(percentile(sumOf([of([5]), of([500])]), 0.95)).toBeCloseTo(msOf(bucketOf(500)));
  expect(percentile({}, 0.5)).toBeNull();
});

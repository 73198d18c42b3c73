/**
 * Durations are counted in buckets of a fixed logarithmic scale, from 1 ms to 9.4 s: the middle of a bucket is within 10 % of each
 * duration in it, and buckets of several servers, minutes or routes add up.
 */
export const bucket_count = 50;
const factor = 1.21;
const log_factor = Math.log(factor);

/** What took longer is in the last bucket, which stands for this. */
const longest_ms = factor ** (bucket_count - 2);

/** The bucket of a duration: the first holds what is shorter than 1 ms, the last what is longer than 9.4 s. */
export function bucketOf(ms: number): number {
  if (!(ms >= 1)) return 0;
  return Math.min(bucket_count - 1, Math.floor(Math.log(ms) / log_factor) + 1);
}

/** The duration, in milliseconds, that stands for a bucket. */
export function msOf(bucket: number): number {
  if (bucket === 0) return 1;
  return bucket === bucket_count - 1 ? longest_ms : factor ** (bucket - 0.5);
}

/** Counts by bucket, without the empty ones. */
export type Buckets = Readonly<Record<string, number>>;

/** Below which duration this share (0 to 1) of what was counted stays, in milliseconds; null where nothing was. */
export function percentile(buckets: Buckets, share: number): number | null {
  const counted = Object.entries(buckets).map(([bucket, count]) => [Number(bucket), count] as const);
  const all = counted.reduce((sum, [, count]) => sum + count, 0);
  let left = Math.max(1, Math.ceil(all * share));
  for (const [bucket, count] of counted.toSorted(([one], [other]) => one - other)) {
    left -= count;
    if (left <= 0) return msOf(bucket);
  }
  return null;
}

/** The counts of several together. */
export function sumOf(all: Buckets[]): Buckets {
  const sum: Record<string, number> = {};
  for (const buckets of all)
    for (const [bucket, count] of Object.entries(buckets)) sum[bucket] = (sum[bucket] ?? 0) + count;
  return sum;
}

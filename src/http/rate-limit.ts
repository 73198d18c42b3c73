import { AppError } from "../entity/errors.ts";

/** Counts calls per caller in a sliding minute; callers never share a bucket, and forgotten ones cost nothing. Answers the seconds to wait: 0 when there is room. */
export function rateLimit(most: number, window_ms = 60_000): (caller: string, now?: number) => number {
  const calls = new Map<string, number[]>();
  return (caller, now = Date.now()) => {
    const recent = (calls.get(caller) ?? []).filter((at) => at > now - window_ms);
    const [first = now] = recent;
    if (recent.length >= most) return Math.ceil((first + window_ms - now) / 1000);
    calls.delete(caller);
    calls.set(caller, [...recent, now]);
    if (calls.size > 10_000) calls.delete(calls.keys().next().value as string);
    return 0;
  };
}

/** Refuses where there are seconds to wait. */
export function refuseWhile(retry_after: number): void {
  if (retry_after > 0)
    throw new AppError("RATE_LIMIT_EXCEEDED", "Too many attempts. Wait a moment and try again.", { retry_after });
}

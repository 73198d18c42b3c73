import { isIPv6 } from "node:net";
import { AppError } from "../entity/errors.ts";
import { Newest } from "../newest.ts";

/** Counts calls per caller in a sliding minute; callers never share a bucket, and forgotten ones cost nothing. Answers the seconds to wait: 0 when there is room. */
export function rateLimit(most: number, window_ms = 60_000): (caller: string, now?: number) => number {
  const calls = new Newest<string, number[]>();
  return (from, now = Date.now()) => {
    const caller = networkOf(from);
    const recent = (calls.get(caller) ?? []).filter((at) => at > now - window_ms);
    const [first = now] = recent;
    if (recent.length >= most) return Math.ceil((first + window_ms - now) / 1000);
    calls.set(caller, [...recent, now]);
    return 0;
  };
}

/** Whom an address stands for: who has one of IPv6 has a network of 2^64 to call from. */
export function networkOf(from: string): string {
  if (!isIPv6(from) || from.includes(".")) return from;
  const [head = "", tail = ""] = from.split("::");
  const [first, last] = [head, tail].map((part) => part.split(":").filter(Boolean)) as [string[], string[]];
  const left_out = Array<string>(8 - first.length - last.length).fill("0");
  return [...first, ...left_out, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16))
    .join(":");
}

/** Refuses where there are seconds to wait. */
export function refuseWhile(retry_after: number): void {
  if (retry_after > 0)
    throw new AppError("RATE_LIMIT_EXCEEDED", "Too many attempts. Wait a moment and try again.", { retry_after });
}

/** Counts calls per caller in a sliding minute; callers never share a bucket, and forgotten ones cost nothing. */
export function rateLimit(most: number, window_ms = 60_000): (caller: string, now?: number) => boolean {
  const calls = new Map<string, number[]>();
  return (caller, now = Date.now()) => {
    const recent = (calls.get(caller) ?? []).filter((at) => at > now - window_ms);
    if (recent.length >= most) return false;
    calls.delete(caller);
    calls.set(caller, [...recent, now]);
    if (calls.size > 10_000) calls.delete(calls.keys().next().value as string);
    return true;
  };
}

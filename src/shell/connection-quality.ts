/** What five probes say of the line: offline, poor or connected, and the usual round trip where there is one. */
export type Connection = { state: "offline" | "poor" | "connected"; round_trip: number | null };

/** Milliseconds of a probe's round trip; null is one that failed. */
export type Probe = number | null;

const slow_ms = 1000;

/** Poor is a median above a second, or two failures among the last five probes; offline is when the last ones all failed. */
export function quality(probes: Probe[], browser_online: boolean): Connection {
  const last = probes.slice(-5);
  const answered = last.filter((probe) => probe !== null).toSorted((a, b) => a - b);
  const round_trip = answered[Math.floor(answered.length / 2)] ?? null;
  if (!browser_online || (last.length >= 2 && last.slice(-2).every((probe) => probe === null)))
    return { state: "offline", round_trip: null };
  const failed = last.length - answered.length;
  const poor = failed >= 2 || (last.length === 5 && (round_trip ?? 0) > slow_ms);
  return { state: poor ? "poor" : "connected", round_trip };
}

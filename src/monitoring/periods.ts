/** How far back one looks. */
export const periods = ["1h", "24h", "7d", "30d", "90d"] as const;
export type Period = (typeof periods)[number];

const hour_ms = 3_600_000;
export const day_ms = 24 * hour_ms;

/** How long a minute, an hour and a day are, in milliseconds. */
export const step_ms = { minute: 60_000, hour: hour_ms, day: day_ms } as const;

/** Of each period how long it is and by what it is counted. */
export const spans: Record<Period, { ms: number; span: "minute" | "hour" | "day" }> = {
  "1h": { ms: hour_ms, span: "minute" },
  "24h": { ms: day_ms, span: "hour" },
  "7d": { ms: 7 * day_ms, span: "hour" },
  "30d": { ms: 30 * day_ms, span: "day" },
  "90d": { ms: 90 * day_ms, span: "day" },
};

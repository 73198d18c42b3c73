import { formatNumber, formatPercent } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { Figure } from "../figures.ts";
import type { Period } from "../periods.ts";

/** What a period is called. */
export const period_names: Record<Period, string> = {
  "1h": phrase("1 hour"),
  "24h": phrase("24 hours"),
  "7d": phrase("7 days"),
  "30d": phrase("30 days"),
  "90d": phrase("90 days"),
};

// The histogram ends there (src/monitoring/histogram.ts).
const longest_ms = 9400;

/** `12 ms`, `1.2 s`, `> 9.4 s`; a dash where nothing was measured. */
export function formatMs(ms: number | null): string {
  if (ms === null) return "–";
  if (ms >= 1000) return `${ms >= longest_ms ? ">\u202f" : ""}${formatNumber(ms / 1000, 1)}\u202fs`;
  return `${formatNumber(ms, ms < 10 ? 1 : 0)}\u202fms`;
}

/** Which part of the requests had such an answer. */
export const shareOf = (count: number, { requests }: Pick<Figure, "requests">): string =>
  formatPercent(requests > 0 ? count / requests : 0);

/** What a route is called: its method and pattern. */
export const routeName = (route: string): string => (route === "other" ? t("Unknown addresses") : route);

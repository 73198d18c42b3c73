import { formatNumber } from "../../ui/format.ts";
import { parseNumber } from "../../ui/parse-number.ts";

/** Minutes of working time as hours that one types; nothing where nothing is promised. */
export const hoursText = (minutes: number | null): string => (minutes === null ? "" : formatNumber(minutes / 60, 2));

/** Typed hours as minutes; null for nothing, and for what is no number. */
export function minutesOf(text: string): number | null {
  const hours = parseNumber(text);
  return hours === null ? null : Math.round(hours * 60);
}

/** Whether the company can promise so much, to a new lead or for a ticket: from five minutes up to `most`, a week where nothing is said. */
export const isPromise = (minutes: number | null, most = 10_080): boolean =>
  minutes === null || (minutes >= 5 && minutes <= most);

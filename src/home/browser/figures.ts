import type { Where } from "../../entity/list-request.ts";
import type { Address } from "../../records/address.ts";

/** Sums by currency. */
export type Sums = Record<string, number>;

/** One group of an answer. */
export type Group = {
  count: number;
  given?: number;
  value?: Sums;
  weighted?: Sums;
  amount?: number;
  median?: number | null;
} & Record<string, unknown>;

/** How rows are grouped and added up. */
type Summed = { by?: string; by_month?: string; sum?: string; median?: string; given?: string };

/** What is asked: of the rows that an address shows (leads, unless it says otherwise), or of those that a filter finds. */
export type Asked = Summed &
  ({ of?: "leads" | "activities"; where: Address } | { of: "targets" | "source_costs"; where: Where });

/** A number, and the address of the list that shows exactly its rows. */
export type Figure = { address: Address; count: number; value: Sums; weighted: Sums };

/** What is shown of one: how many, and where they are. */
export type Opened = Pick<Figure, "address" | "count">;

/** Figures that belong together, under a key: a stage, a month, a reason. */
export type Line = { key: string; figure: Figure };

/** A figure now, and of the period before. */
export type Compared = { now: Figure; before: Figure };

/** The figure of some groups, which the list at this address shows. */
export function figureOf(address: Address, groups: Group[]): Figure {
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  return { address, count, value: added(groups, "value"), weighted: added(groups, "weighted") };
}

/** The groups by the text of a column; those without one under "none". */
export function byKey(groups: Group[], column: string): Map<string, Group[]> {
  return Map.groupBy(groups, (group) => String(group[column] ?? "none"));
}

/** How much of a whole; null where there is nothing to be a part of. */
export function shareOf(part: number, whole: number): number | null {
  return whole > 0 ? part / whole : null;
}

/** What came back of what was spent, as a share of it in whole hundredths: 0 is as much as was spent; null where nothing was. */
export const returnOf = (won_value: number, cost: number): number | null =>
  cost > 0 ? Math.round(((won_value - cost) / cost) * 100) / 100 : null;

// In cents, since 0.1 + 0.2 is no sum of money.
function added(groups: Group[], column: "value" | "weighted"): Sums {
  const cents: Sums = {};
  for (const group of groups)
    for (const [currency, sum] of Object.entries(group[column] ?? {}))
      cents[currency] = (cents[currency] ?? 0) + Math.round(sum * 100);
  return Object.fromEntries(Object.entries(cents).map(([currency, sum]) => [currency, sum / 100]));
}

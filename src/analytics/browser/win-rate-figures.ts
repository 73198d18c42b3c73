import type { Address } from "../../records/address.ts";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { joinRange } from "../../records/filter-values.ts";
import { type Asked, figureOf, type Group } from "../../home/browser/figures.ts";
import { isOf, type Looking, type Narrowed, sourcesOf } from "../../home/browser/home-figures.ts";
import { together } from "../../home/browser/lead-lines.ts";
import { costsAsked } from "../../home/browser/plan-figures.ts";

/** The sizes of deals, in the amounts as they stand on them: at least, and less than. */
export const sizes = [
  { least: 0, below: 1000 },
  { least: 1000, below: 5000 },
  { least: 5000, below: 20_000 },
  { least: 20_000, below: 100_000 },
  { least: 100_000, below: null },
] as const;

const months_back = 11;

function addresses({ period, owner }: Narrowed, today: string) {
  const all: Address = owner ? { owner } : {};
  const closed = { ...all, stage: "won.lost", entered: period.word };
  return {
    closed,
    won: { ...closed, stage: "won" },
    open: { ...all, stage: "open" },
    fresh: { ...all, created: period.word },
    sized: sizes.map(({ least, below }) => ({
      ...closed,
      value: joinRange({ from: String(least), to: below === null ? "" : String(below - 0.01) }, "-"),
    })),
    months: Array.from({ length: months_back + 1 }, (_, nth) => monthBefore(today, months_back - nth)).map((month) => ({
      month,
      address: { ...all, created: joinRange({ from: month, to: dayAfter(monthBefore(month, -1), -1) }, "..") },
    })),
    since: { ...all, created: joinRange({ from: monthBefore(today, months_back), to: "" }, "..") },
  };
}

/** What win rates are made of, as one question. */
export function rateQuestions(narrowed: Narrowed, { costs }: Looking, now = new Date()) {
  const at = addresses(narrowed, isoDay(now));
  const [size_0 = {}, size_1 = {}, size_2 = {}, size_3 = {}, size_4 = {}] = at.sized;
  const sized = { by: "stage", sum: "value" };
  return {
    owners: { where: at.closed, by: "owner_id,stage", sum: "value" },
    closed_sources: { where: at.closed, by: "source,stage", sum: "value" },
    size_0: { where: size_0, ...sized },
    size_1: { where: size_1, ...sized },
    size_2: { where: size_2, ...sized },
    size_3: { where: size_3, ...sized },
    size_4: { where: size_4, ...sized },
    cohorts: { where: at.since, by: "stage", by_month: "created_at", sum: "value" },
    open: { where: at.open },
    sources: { where: at.fresh, by: "source,stage", sum: "value" },
    ...(costs && narrowed.owner === undefined ? { costs: costsAsked(narrowed.period) } : {}),
  } satisfies Record<string, Asked | undefined>;
}

type Answers = Record<Exclude<keyof ReturnType<typeof rateQuestions>, "costs">, Group[]> & { costs?: Group[] };

/** How much of what was won, by owner, source, size and the month in which leads came; each with the address of its rows. */
export function rateFigures(narrowed: Narrowed, told: Answers, now = new Date()) {
  const at = addresses(narrowed, isoDay(now));
  const sized = [told.size_0, told.size_1, told.size_2, told.size_3, told.size_4];
  const line = (key: string, address: Address, groups: Group[]) => ({
    key,
    came: figureOf(address, groups),
    won: figureOf({ ...address, stage: "won" }, groups.filter(isOf("won"))),
  });
  const by = (groups: Group[], column: string, filter: string) =>
    together(
      {
        came: { address: at.closed, groups },
        won: { address: at.won, groups: groups.filter(isOf("won")) },
      },
      column,
      filter,
    ).toSorted((one, other) => other.came.count - one.came.count || one.key.localeCompare(other.key));
  return {
    closed: figureOf(at.closed, told.owners),
    won: figureOf(at.won, told.owners.filter(isOf("won"))),
    open: figureOf(at.open, told.open),
    owners: by(told.owners, "owner_id", "owner"),
    by_source: by(told.closed_sources, "source", "source"),
    sizes: at.sized.map((address, nth) => line(String(nth), address, sized[nth] ?? [])),
    cohorts: at.months.map(({ month, address }) =>
      line(
        month,
        address,
        told.cohorts.filter((group) => group["month"] === month),
      ),
    ),
    sources: sourcesOf(narrowed, told),
  };
}

/** What rateFigures answers. */
export type RateFigures = ReturnType<typeof rateFigures>;

/** The first day of a month, so many before that of a day. */
function monthBefore(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 - months, 1)).toISOString().slice(0, 10);
}

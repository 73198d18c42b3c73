import { followed, pipelinesKnown, stageKnown, stagesKnown, wayOf } from "../../entities/stages/known.ts";
import { open_types } from "../../entities/stages/stage-types.ts";
import type { Address } from "../../records/address.ts";
import { joinValues } from "../../records/filter-values.ts";
import { byKey, type Figure, figureOf, type Group, type Line } from "./figures.ts";
import { dayAfter } from "../../records/date-spans.ts";

/** The open leads by their stage, each stage there is. */
export function stageLines(address: Address, groups: Group[]): Line[] {
  const of = byKey(groups, "stage");
  return stagesKnown(undefined, open_types).map(({ key }) => ({
    key,
    figure: figureOf({ ...address, stage: key }, of.get(key) ?? []),
  }));
}

/**
 * Of some leads, how many came how far in the first pipeline: where they stand, or from where they were lost. Each step is a part
 * of the one before.
 */
export function funnelLines(address: Address, groups: Group[]): Line[] {
  const [pipeline, ...others] = pipelinesKnown().map(({ key }) => key);
  const here = others.length > 0 && pipeline ? { ...address, pipeline } : address;
  const stageOf = (group: Group) => stageKnown(String(group["stage"]));
  const those = groups.filter((group) => others.length === 0 || stageOf(group)?.pipeline === pipeline);
  const way = wayOf(pipeline).map(({ key }) => key);
  return way.map((stage, index) => {
    if (index === 0) return { key: stage, figure: figureOf(here, those) };
    const beyond: unknown[] = way.slice(index);
    const there = those.filter((group) =>
      beyond.includes(followed(String(stageOf(group)?.type === "lost" ? group["reopened_to"] : group["stage"]))),
    );
    return { key: stage, figure: figureOf({ ...here, reached: stage }, there) };
  });
}

const months_ahead = 6;

/** Open leads by the month of their expected close: what is overdue, six months, what is later, what has no day. */
export function monthLines(address: Address, groups: Group[], today: string): Line[] {
  const firsts = Array.from({ length: months_ahead + 1 }, (_, index) => monthAfter(today, index));
  const [begin = today, end = today] = [firsts[0], firsts.at(-1)];
  const among = (keep: (month: string) => boolean) =>
    groups.filter(({ month }) => typeof month === "string" && keep(month));
  const line = (key: string, close: string, those: Group[]): Line => {
    return { key, figure: figureOf({ ...address, close }, those) };
  };
  return [
    line(
      "overdue",
      `..${dayAfter(begin, -1)}`,
      among((month) => month < begin),
    ),
    ...firsts.slice(0, -1).map((first, index) => {
      return line(
        first,
        `${first}..${dayAfter(firsts[index + 1] ?? first, -1)}`,
        among((month) => month === first),
      );
    }),
    line(
      "later",
      `${end}..`,
      among((month) => month >= end),
    ),
    line(
      "none",
      "none",
      groups.filter(({ month }) => month === null),
    ),
  ];
}

/** Groups by a column that a filter of lists has under this name, the largest first. */
export function choiceLines(address: Address, groups: Group[], column: string, filter: string): Line[] {
  const lines = [...byKey(groups, column)].map(([key, those]) => {
    return { key, figure: figureOf({ ...address, [filter]: joinValues([key]) }, those) };
  });
  return lines.toSorted((one, other) => other.figure.count - one.figure.count || one.key.localeCompare(other.key));
}

/** Of several kinds of groups by the same column, what each key has of each kind; keys that none has are not told of, but for these. */
export function together<Kind extends string>(
  kinds: Record<Kind, { address: Address; groups: Group[] }>,
  column: string,
  filter: string,
  also: string[] = [],
): ({ key: string } & Record<Kind, Figure>)[] {
  const names = Object.keys(kinds) as Kind[];
  const of = names.map((name) => [name, byKey(kinds[name].groups, column)] as const);
  const keys = new Set([...of.flatMap(([, groups]) => [...groups.keys()]), ...also]);
  return [...keys].map((key) => {
    const figures = of.map(([name, groups]) => {
      return [name, figureOf({ ...kinds[name].address, [filter]: joinValues([key]) }, groups.get(key) ?? [])];
    });
    return { key, ...(Object.fromEntries(figures) as Record<Kind, Figure>) };
  });
}

function monthAfter(day: string, months: number): string {
  const [year = 0, month = 1] = day.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
}

import type { Address } from "../../records/address.ts";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { joinRange, type Range } from "../../records/filter-values.ts";
import { answersAsked, answersOf } from "./answer-figures.ts";
import { type Asked, figureOf, type Group } from "./figures.ts";
import { isOf, type Narrowed, sourcesOf, withoutGiven } from "./home-figures.ts";
import { choiceLines, stageLines, together } from "./lead-lines.ts";

/** How long leads have stood in their stage, in days: at least, and at most. */
export const ages = [
  { least: 0, most: 7 },
  { least: 8, most: 30 },
  { least: 31, most: 90 },
  { least: 91, most: null },
] as const;

/** The figures of the leads' dashboard. */
export type LeadsFigures = ReturnType<typeof leadsFigures>;

function addresses({ period, owner }: Narrowed, today: string) {
  const all: Address = owner ? { owner } : {};
  const open = { ...all, stage: "open" };
  const since = (days: Range) => ({ ...open, entered: joinRange(days, "..") });
  return {
    open,
    fresh: { ...all, created: period.word },
    fresh_before: { ...all, created: joinRange(period.before, "..") },
    fresh_won: { ...all, created: period.word, stage: "won" },
    lost: { ...all, stage: "lost", entered: period.word },
    without_step: { ...open, next: "none" },
    answer_overdue: { ...open, answer: "overdue" },
    unassigned: { owner: "none", stage: "open" },
    unassigned_long: { owner: "none", stage: "open", created: `..${dayAfter(today, -8)}` },
    stale: { ...all, stage: "stale" },
    aged: ages.map(({ least, most }) =>
      since({ from: most === null ? "" : dayAfter(today, -most), to: least === 0 ? "" : dayAfter(today, -least) }),
    ),
  };
}

/** What the leads' dashboard asks the server, in one question. */
export function leadsQuestions(narrowed: Narrowed, now = new Date()) {
  const at = addresses(narrowed, isoDay(now));
  const [aged_0 = {}, aged_1 = {}, aged_2 = {}, aged_3 = {}] = at.aged;
  // (What has stood in its stage for whichever time is all that is open: that is not asked once more.)
  const aged = { by: "stage", sum: "value,weighted", given: "next_activity_at" };
  return {
    fresh: { where: at.fresh },
    fresh_before: { where: at.fresh_before },
    ...answersAsked(at),
    unassigned: { where: at.unassigned },
    unassigned_long: { where: at.unassigned_long },
    // (By what each stage says of itself, as lists and the board do.)
    stale: { where: at.stale, sum: "value" },
    aged_0: { where: aged_0, ...aged },
    aged_1: { where: aged_1, ...aged },
    aged_2: { where: aged_2, ...aged },
    aged_3: { where: aged_3, ...aged },
    sources: { where: at.fresh, by: "source,stage", sum: "value" },
    owners: { where: at.fresh, by: "owner_id,stage", sum: "value" },
    reasons: { where: at.lost, by: "lost_reason", sum: "value" },
  } satisfies Record<string, Asked>;
}

/** The answers to these questions. */
export type LeadsAnswers = Record<keyof ReturnType<typeof leadsQuestions>, Group[]>;

/** The figures of the leads' dashboard, each with the address of its rows. */
export function leadsFigures(narrowed: Narrowed, told: LeadsAnswers, now = new Date()) {
  const at = addresses(narrowed, isoDay(now));
  const aged = [told.aged_0, told.aged_1, told.aged_2, told.aged_3];
  const open = aged.flat();
  return {
    fresh: { now: figureOf(at.fresh, told.fresh), before: figureOf(at.fresh_before, told.fresh_before) },
    answers: answersOf(at, told),
    unassigned: figureOf(at.unassigned, told.unassigned),
    unassigned_long: figureOf(at.unassigned_long, told.unassigned_long),
    without_step: figureOf(at.without_step, withoutGiven(open)),
    open: figureOf(at.open, open),
    stale: figureOf(at.stale, told.stale),
    /** Of each stage how many have stood there how long, and all of them. */
    ages: stageLines(at.open, open).map(({ key, figure }) => {
      const of = (group: Group) => group["stage"] === key;
      const by_age = at.aged.map((address, index) =>
        figureOf({ ...address, stage: key }, (aged[index] ?? []).filter(of)),
      );
      return { key, figure, by_age };
    }),
    sources: sourcesOf(narrowed, told),
    owners: together(
      {
        came: { address: at.fresh, groups: told.owners },
        won: { address: at.fresh_won, groups: told.owners.filter(isOf("won")) },
      },
      "owner_id",
      "owner",
    ).toSorted((one, other) => other.came.count - one.came.count),
    reasons: choiceLines(at.lost, told.reasons, "lost_reason", "reason"),
  };
}

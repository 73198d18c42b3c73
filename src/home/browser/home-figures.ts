import { type KnownStage, stageKnown, stagesKnown } from "../../entities/stages/known.ts";
import { open_types } from "../../entities/stages/stage-types.ts";
import type { Address } from "../../records/address.ts";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { joinRange, joinValues } from "../../records/filter-values.ts";
import { type Asked, byKey, type Compared, figureOf, type Group } from "./figures.ts";
import { choiceLines, funnelLines, monthLines, stageLines, together } from "./lead-lines.ts";
import { answersAsked, answersOf } from "./answer-figures.ts";
import type { Period } from "./period.ts";
import { costsAsked, shareOfMonths, targetsAsked, targetsOf } from "./plan-figures.ts";

/** What the whole page is narrowed to: a period, and an owner as the address writes it; none is everybody whom one sees. */
export type Narrowed = { period: Period; owner: string | undefined };

/** Who looks: which targets are theirs, and whether they are told what sources cost. */
export type Looking = { id: string; team_id: string | null; costs: boolean };

/** The figures of a home. */
export type HomeFigures = ReturnType<typeof homeFigures>;

/** The addresses of what is to be done: one's own day, unless somebody else's is looked at, and what nobody has taken. */
export function dayAddresses(owner: string | undefined, today = isoDay(new Date())) {
  const planned = { tab: "activities", owner: owner ?? "me", state: "planned" };
  return {
    late: { ...planned, at: "past" },
    today: { ...planned, at: "today" },
    next: { ...planned, at: joinRange({ from: dayAfter(today, 1), to: "" }, "..") },
    unowned: { owner: "none", stage: "open" },
  };
}

/** The addresses that the figures of a home stand for. */
function addresses({ period, owner }: Narrowed, today: string) {
  const all: Address = owner ? { owner } : {};
  const before = joinRange(period.before, "..");
  return {
    all,
    ...dayAddresses(owner, today),
    open: { ...all, stage: "open" },
    without_step: { ...all, stage: "open", next: "none" },
    fresh: { ...all, created: period.word },
    fresh_before: { ...all, created: before },
    closed: { ...all, stage: "won.lost", entered: period.word },
    closed_before: { ...all, stage: "won.lost", entered: before },
    won: { ...all, stage: "won", entered: period.word },
    won_before: { ...all, stage: "won", entered: before },
    lost: { ...all, stage: "lost", entered: period.word },
    lost_before: { ...all, stage: "lost", entered: before },
    fresh_won: { ...all, created: period.word, stage: "won" },
    closing: { ...all, stage: "open", close: joinRange(period.whole, "..") },
    answer_overdue: { ...all, stage: "open", answer: "overdue" },
    done: { ...all, tab: "activities", state: "done", at: period.word },
  };
}

/**
 * What a home asks the server, in one question. What is about the same rows is read once, so that a part of some (those lost
 * of those closed) is a group of them, not a question of its own.
 */
export function homeQuestions(narrowed: Narrowed, me: Looking, now = new Date()) {
  const at = addresses(narrowed, isoDay(now));
  return {
    late: { of: "activities", where: at.late },
    today: { of: "activities", where: at.today },
    next: { of: "activities", where: at.next },
    unowned: { where: at.unowned },
    stages: { where: at.open, by: "stage", sum: "value,weighted", given: "next_activity_at" },
    months: { where: at.open, by: "stage", by_month: "expected_close", sum: "value,weighted" },
    funnel: { where: at.fresh, by: "stage,reopened_to", sum: "value" },
    fresh_before: { where: at.fresh_before },
    ...(!ofWholeMonths(narrowed.period) && { closing: { where: at.closing, by: "stage", sum: "value,weighted" } }),
    ...answersAsked(at),
    done: { of: "activities", where: at.done, by: "owner_id,kind" },
    targets: targetsAsked(narrowed.period, narrowed.owner, me),
    closed_before: { where: at.closed_before, by: "stage", sum: "value" },
    reasons: { where: at.closed, by: "stage,lost_reason", sum: "value" },
    sources: { where: at.fresh, by: "source,stage", sum: "value" },
    owners_open: { where: at.open, by: "owner_id", sum: "value" },
    owners_fresh: { where: at.fresh, by: "owner_id" },
    owners_closed: { where: at.closed, by: "owner_id,stage", sum: "value" },
    ...(me.costs && narrowed.owner === undefined ? { costs: costsAsked(narrowed.period) } : {}),
  } satisfies Record<string, Asked | undefined>;
}

type Questions = ReturnType<typeof homeQuestions>;
type Sometimes = "closing" | "costs";
/** The answers to these questions. */
export type HomeAnswers = Record<Exclude<keyof Questions, Sometimes>, Group[]> & { [S in Sometimes]?: Group[] };

/** The figures of a home, each with the address of its rows. */
export function homeFigures(narrowed: Narrowed, told: HomeAnswers, now = new Date()) {
  const at = addresses(narrowed, isoDay(now));
  const compared = (name: "won" | "lost"): Compared => ({
    now: figureOf(at[name], told.reasons.filter(isOf(name))),
    before: figureOf(at[`${name}_before`], told.closed_before.filter(isOf(name))),
  });
  return {
    late: figureOf(at.late, told.late),
    today: figureOf(at.today, told.today),
    next: figureOf(at.next, told.next),
    unowned: figureOf(at.unowned, told.unowned),
    open: figureOf(at.open, told.stages),
    without_step: figureOf(at.without_step, withoutGiven(told.stages)),
    fresh: { now: figureOf(at.fresh, told.funnel), before: figureOf(at.fresh_before, told.fresh_before) },
    won: compared("won"),
    lost: compared("lost"),
    closed: { now: figureOf(at.closed, told.reasons), before: figureOf(at.closed_before, told.closed_before) },
    stages: stageLines(at.open, told.stages),
    funnel: funnelLines(at.fresh, told.funnel),
    months: monthLines(at.open, told.months, isoDay(now)),
    reasons: choiceLines(at.lost, told.reasons.filter(isOf("lost")), "lost_reason", "reason"),
    sources: sourcesOf(narrowed, told),
    forecast: forecastOf(at, told.reasons.filter(isOf("won")), closingOf(narrowed.period, told)),
    answers: answersOf(at, told),
    done: doneLines(at.done, told.done),
    targets: targetsOf(narrowed.period, told.targets),
    owners: together(
      {
        open: { address: at.open, groups: told.owners_open },
        fresh: { address: at.fresh, groups: told.owners_fresh },
        won: { address: at.won, groups: told.owners_closed.filter(isOf("won")) },
        lost: { address: at.lost, groups: told.owners_closed.filter(isOf("lost")) },
      },
      "owner_id",
      "owner",
    ).toSorted((one, other) => other.won.count - one.won.count || other.open.count - one.open.count),
  };
}

type At = ReturnType<typeof addresses>;

const ofWholeMonths = ({ whole: { from, to } }: Period) => from.endsWith("-01") && dayAfter(to, 1).endsWith("-01");

/** What is to close in a period: some of the months of all that is open, which are read anyway, unless it begins or ends within one. */
function closingOf({ whole: { from, to } }: Period, { closing, months }: HomeAnswers): Group[] {
  return closing ?? months.filter(({ month }) => typeof month === "string" && month >= from && month <= to);
}

/** What is to be expected of the whole period, what is won in it: by probability, what is counted on, and what may come at best. */
function forecastOf(at: At, won: Group[], all_closing: Group[]) {
  const closing = (...kinds: KnownStage["forecast"][]) => {
    const stages = stagesKnown(undefined, open_types).filter(({ forecast }) => kinds.includes(forecast));
    const keys = stages.map(({ key }) => key);
    const of = all_closing.filter((group) => keys.includes(String(group["stage"])));
    return { groups: of, figure: figureOf({ ...at.closing, stage: joinValues(keys) }, of) };
  };
  const withWon = ({ groups, figure }: ReturnType<typeof closing>) => {
    return { all: figureOf({}, [...won, ...groups]).value, open: figure };
  };
  const weighted = all_closing.map((group): Group => ({ ...group, value: group.weighted ?? {} }));
  return {
    weighted: { all: figureOf({}, [...won, ...weighted]).value, open: figureOf(at.closing, all_closing) },
    commit: withWon(closing("commit")),
    best: withWon(closing("commit", "best")),
  };
}

/** What each did with customers, by its kind, and in all; who did most first. */
function doneLines(address: Address, groups: Group[]) {
  return [...byKey(groups, "owner_id")]
    .map(([key, those]) => {
      const theirs = { ...address, owner: key };
      const kinds = Map.groupBy(those, (group) => String(group["kind"]));
      const by_kind = Object.fromEntries([...kinds].map(([kind, few]) => [kind, figureOf({ ...theirs, kind }, few)]));
      return { key, all: figureOf(theirs, those), by_kind };
    })
    .toSorted((one, other) => other.all.count - one.all.count || one.key.localeCompare(other.key));
}

/** The sources of the leads that came in the period, what became of them, and what they cost where one is told. */
export function sourcesOf(narrowed: Narrowed, told: Pick<HomeAnswers, "sources" | "costs">) {
  const at = addresses(narrowed, isoDay(new Date()));
  const costs = byKey(told.costs ?? [], "source");
  const costOf = (key: string) => {
    const known = costs.get(key);
    return known && shareOfMonths(known, narrowed.period.days);
  };
  return together(
    {
      came: { address: at.fresh, groups: told.sources },
      won: { address: at.fresh_won, groups: told.sources.filter(isOf("won")) },
    },
    "source",
    "source",
    [...costs.keys()],
  )
    .map((line) => ({ ...line, cost: costOf(line.key) }))
    .toSorted((one, other) => other.came.count - one.came.count || one.key.localeCompare(other.key));
}

/** Whether a group is of a stage that means this. */
export const isOf = (type: "won" | "lost") => (group: Group) => stageKnown(String(group["stage"]))?.type === type;

/** Of each group those that lack what it was asked how many have. */
export const withoutGiven = (groups: Group[]): Group[] =>
  groups.map(({ count, given = 0 }) => ({ count: count - given }));

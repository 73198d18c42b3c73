import { stageKnown } from "../../entities/stages/known.ts";
import type { Address } from "../../records/address.ts";
import { isoDay } from "../../records/date-spans.ts";
import { joinRange } from "../../records/filter-values.ts";
import { type Asked, type Compared, figureOf, type Group } from "./figures.ts";
import { choiceLines, funnelLines, monthLines, stageLines, together } from "./lead-lines.ts";
import type { Period } from "./period.ts";

/** What the whole page is narrowed to: a period, and an owner as the address writes it; none is everybody whom one sees. */
export type Narrowed = { period: Period; owner: string | undefined };

/** The figures of a home. */
export type HomeFigures = ReturnType<typeof homeFigures>;

/** The addresses that the figures of a home stand for. */
function addresses({ period, owner }: Narrowed) {
  const all: Address = owner ? { owner } : {};
  const before = joinRange(period.before, "..");
  return {
    all,
    // One's own day, unless somebody else's is looked at.
    late: { owner: owner ?? "me", stage: "open", next: "past" },
    today: { owner: owner ?? "me", stage: "open", next: "today" },
    unowned: { owner: "none", stage: "open" },
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
  };
}

/**
 * What a home asks the server, in one question. What is about the same rows is read once, so that a part of some (those lost
 * of those closed) is a group of them, not a question of its own.
 */
export function homeQuestions(narrowed: Narrowed) {
  const at = addresses(narrowed);
  return {
    late: { where: at.late },
    today: { where: at.today },
    unowned: { where: at.unowned },
    steps: { where: at.open, by_month: "next_activity_at" },
    stages: { where: at.open, by: "stage", sum: "value,weighted" },
    months: { where: at.open, by_month: "expected_close", sum: "value,weighted" },
    funnel: { where: at.fresh, by: "stage,reopened_to", sum: "value" },
    fresh_before: { where: at.fresh_before },
    closed: { where: at.closed, by: "stage", sum: "value" },
    closed_before: { where: at.closed_before, by: "stage", sum: "value" },
    reasons: { where: at.closed, by: "stage,lost_reason", sum: "value" },
    sources: { where: at.fresh, by: "source,stage", sum: "value" },
    owners_open: { where: at.open, by: "owner_id", sum: "value" },
    owners_fresh: { where: at.fresh, by: "owner_id" },
    owners_closed: { where: at.closed, by: "owner_id,stage", sum: "value" },
  } satisfies Record<string, Asked>;
}

/** The answers to these questions. */
export type HomeAnswers = Record<keyof ReturnType<typeof homeQuestions>, Group[]>;

/** The figures of a home, each with the address of its rows. */
export function homeFigures(narrowed: Narrowed, told: HomeAnswers, now = new Date()) {
  const at = addresses(narrowed);
  const compared = (name: "won" | "lost"): Compared => ({
    now: figureOf(at[name], told.closed.filter(isOf(name))),
    before: figureOf(at[`${name}_before`], told.closed_before.filter(isOf(name))),
  });
  return {
    late: figureOf(at.late, told.late),
    today: figureOf(at.today, told.today),
    unowned: figureOf(at.unowned, told.unowned),
    open: figureOf(at.open, told.stages),
    without_step: figureOf(at.without_step, told.steps.filter(hasNoMonth)),
    fresh: { now: figureOf(at.fresh, told.funnel), before: figureOf(at.fresh_before, told.fresh_before) },
    won: compared("won"),
    lost: compared("lost"),
    closed: { now: figureOf(at.closed, told.closed), before: figureOf(at.closed_before, told.closed_before) },
    stages: stageLines(at.open, told.stages),
    funnel: funnelLines(at.fresh, told.funnel),
    months: monthLines(at.open, told.months, isoDay(now)),
    reasons: choiceLines(at.lost, told.reasons.filter(isOf("lost")), "lost_reason", "reason"),
    sources: sourcesOf(narrowed, told),
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

/** The sources of the leads that came in the period, and what became of them. */
export function sourcesOf(narrowed: Narrowed, told: Pick<HomeAnswers, "sources">) {
  const at = addresses(narrowed);
  return together(
    {
      came: { address: at.fresh, groups: told.sources },
      won: { address: at.fresh_won, groups: told.sources.filter(isOf("won")) },
    },
    "source",
    "source",
  ).toSorted((one, other) => other.came.count - one.came.count || one.key.localeCompare(other.key));
}

/** Whether a group is of a stage that means this. */
export const isOf = (type: "won" | "lost") => (group: Group) => stageKnown(String(group["stage"]))?.type === type;

/** Whether a group by months is of those that have none. */
export const hasNoMonth = (group: Group) => group["month"] === null;

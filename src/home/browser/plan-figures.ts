import type { Where } from "../../entity/list-request.ts";
import { measures } from "../../entities/targets/measures.ts";
import { day_ms } from "../../records/date-spans.ts";
import type { Range } from "../../records/filter-values.ts";
import type { Asked, Group } from "./figures.ts";
import type { Period } from "./period.ts";
import { meantBy } from "./whose.ts";

/** What is to be reached in a period, and how much of it by today, were it reached evenly. */
export type Target = { whole: number; by_now: number };

type Measure = (typeof measures)[number];

/** What is asked for the targets of a period: of an owner as the address writes it, of everybody without one. */
export function targetsAsked(period: Period, owner: string | undefined, me: { id: string; team_id: string | null }) {
  const where = { ...monthsOf(period), ...whose(owner, me) };
  return { of: "targets", where, by: "measure,team_id", by_month: "month", sum: "amount" } satisfies Asked;
}

/** What is asked for what sources cost in a period. */
export function costsAsked(period: Period) {
  return {
    of: "source_costs",
    where: monthsOf(period),
    by: "source",
    by_month: "month",
    sum: "amount",
  } satisfies Asked;
}

function whose(owner: string | undefined, me: { id: string; team_id: string | null }): Where {
  if (owner === undefined) return { person_id: { is_null: true } };
  const { person, team } = meantBy(owner, me);
  if (team) return { team_id: team };
  return person ? { person_id: person } : nobodys;
}

const nobodys: Where = { id: { is_null: true } };

const monthsOf = ({ whole: { from, to } }: Period): Where => {
  return { month: { gte: `${from.slice(0, 7)}-01`, lte: `${to.slice(0, 7)}-01` } };
};

/** The targets of a period, by what is measured. */
export function targetsOf(period: Period, told: Group[]) {
  return Object.fromEntries(measures.map((measure) => [measure, targetOf(measure, period, told)])) as Partial<
    Record<Measure, Target>
  >;
}

/**
 * The target of a measure, its months by their days; undefined where nobody has set one. The company's own where there is one,
 * else what the teams that one sees are to reach together.
 */
function targetOf(measure: Measure, { whole, days }: Period, told: Group[]): Target | undefined {
  const of = told.filter((group) => group["measure"] === measure);
  const company = of.filter((group) => group["team_id"] === null);
  const meant = company.length > 0 ? company : of;
  return meant.length > 0 ? { whole: shareOfMonths(meant, whole), by_now: shareOfMonths(meant, days) } : undefined;
}

/** What amounts by months are of some days: of a month that is in them in part, that part. */
export function shareOfMonths(groups: Group[], { from, to }: Range): number {
  return groups.reduce((sum, { month, amount = 0 }) => {
    const first = Date.parse(String(month));
    const next = new Date(first).setUTCMonth(new Date(first).getUTCMonth() + 1);
    const within = Math.min(next, Date.parse(to) + day_ms) - Math.max(first, Date.parse(from));
    return sum + (amount * Math.max(0, within)) / (next - first);
  }, 0);
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import type { Person } from "../../client/session.ts";
import { useSession } from "../../client/session-context.ts";
import type { Narrowed } from "../../home/browser/home-figures.ts";
import { meantBy } from "../../home/browser/whose.ts";

/** How leads were closed in a period, as the server tells it. */
export type Pace = {
  won: number;
  lost: number;
  worth: number;
  valued: number;
  unvalued: number;
  half_days: number | null;
  open: number;
};
export type StagePassage = {
  stage: string;
  entered: number;
  went_on: number;
  lost: number;
  stand: number;
  half_days: number | null;
  most_days: number | null;
};
export type Effort = { least: number; most: number | null; won: number; lost: number };
export type ForecastMonth = {
  month: string;
  day: string | null;
  weighted: number | null;
  committed: number | null;
  best: number | null;
  came: number;
  won: number;
};
export type SalesTold = {
  pace: Pace;
  before: Pace;
  stages: StagePassage[];
  efforts: Effort[];
  months: ForecastMonth[];
};

/** How sales went in a period, of an owner as the address writes it. */
export function useSales({ period, owner }: Narrowed) {
  const { person } = useSession();
  const { days, before } = period;
  const query = new URLSearchParams({
    from: days.from,
    until: days.to,
    before_from: before.from,
    before_until: before.to,
    zone: person.time_zone,
    ...whose(owner, person),
  });
  return useQuery({
    queryKey: ["figures", "sales", query.toString()],
    queryFn: ({ signal }) => request<{ data: SalesTold }>("GET", `/api/analytics/sales?${query}`, { signal }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
  });
}

function whose(owner: string | undefined, me: Pick<Person, "id" | "team_id">): Record<string, string> {
  const { person, team, nobody } = meantBy(owner, me);
  return { ...(person && { owner: person }), ...(team && { team }), ...(nobody && { owner: "none" }) };
}

/** What is likely to be won in thirty days: open leads, times what of closed ones was won, times their mean, by the days they took. */
export function velocityOf({ won, lost, worth, valued, half_days, open }: Pace): number | null {
  if (won === 0 || valued === 0 || !half_days) return null;
  return ((open * (won / (won + lost)) * (worth / valued)) / half_days) * 30;
}

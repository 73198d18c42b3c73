import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import type { Period } from "../../home/browser/period.ts";

/** What was used: how often, by how many people. */
export type Used = { thing: string; times: number; people: number };
export type Speed = { path: string; device: string; views: number; lcp: number | null; inp: number | null };
export type Week = { week: string; people: number; came: Record<string, number | null> };
export type UsageTold = {
  agreed: number;
  people: number;
  active: number | null;
  days: { day: string; people: number | null }[];
  weeks: Week[];
  pages: Used[];
  presses: Used[];
  searches: Used[];
  left_out: Record<string, number>;
  speeds: Speed[];
};
export type Step = { path: string; people: number | null };

/** How the app was used in a period. */
export function useUsage(period: Period) {
  return useAsked<UsageTold>("usage", period);
}

/** How many people went from page to page in a period. */
export function useFunnel(period: Period, steps: string[]) {
  return useAsked<Step[]>("funnel", period, { steps: steps.join(",") }, steps.length > 1);
}

function useAsked<Told>(what: string, { days }: Period, more: Record<string, string> = {}, enabled = true) {
  const { person } = useSession();
  const query = new URLSearchParams({ from: days.from, until: days.to, zone: person.time_zone, ...more });
  return useQuery({
    queryKey: ["figures", what, query.toString()],
    queryFn: ({ signal }) => request<{ data: Told }>("GET", `/api/analytics/${what}?${query}`, { signal }),
    select: ({ data }) => data,
    placeholderData: keepPreviousData,
    enabled,
  });
}

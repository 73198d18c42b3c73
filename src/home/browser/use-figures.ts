import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import type { Person } from "../../client/session.ts";
import { useSession } from "../../client/session-context.ts";
import { lead_filters } from "../../entities/leads/lead-filters.ts";
import type { Address } from "../../records/address.ts";
import { whereOf } from "../../records/filters.ts";
import { plainFields } from "../../screen/filters.ts";
import { useChoiceLists } from "../../ui/choice-lists.ts";
import type { Asked, Group } from "./figures.ts";

/** The filter that an address of the leads' list means to this person. */
export function leadsAt(address: Address, me: Person) {
  return whereOf(plainFields(lead_filters, me), address);
}

/**
 * The answers to several questions about leads, by their names, asked as one. Looked up again each minute and whenever the
 * page is come back to, not at each change of a lead: a figure costs more than a row.
 */
export function useFigures<Name extends string>(asked: Record<Name, Asked>) {
  useChoiceLists();
  const { person } = useSession();
  const names = Object.keys(asked) as Name[];
  const questions = names.map((name) => {
    const { where, ...rest } = asked[name];
    const meant = leadsAt(where, person);
    return { of: "leads", zone: person.time_zone, ...rest, ...(meant && { where: meant }) };
  });
  return useQuery({
    queryKey: ["figures", questions],
    queryFn: async ({ signal }) => {
      const { data } = await request<{ data: Group[][] }>("POST", "/api/summaries", { body: { questions }, signal });
      return Object.fromEntries(names.map((name, index) => [name, data[index] ?? []])) as Record<Name, Group[]>;
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useSession } from "../../client/session-context.ts";
import { useChoiceLists } from "../../ui/choice-lists.ts";
import type { Asked, Group } from "./figures.ts";
import type { Looking } from "./home-figures.ts";
import { questionOf } from "./question.ts";

/** Who looks at figures. */
export function useLooking(): Looking {
  const { person, rights } = useSession();
  return { id: person.id, team_id: person.team_id, costs: !!rights?.["source_costs"]?.["read"] };
}

/**
 * The answers to several questions about leads, by their names, asked as one. Looked up again each minute and whenever the
 * page is come back to, not at each change of a lead: a figure costs more than a row.
 */
export function useFigures<Questions extends Record<string, Asked>>(asked: Questions) {
  useChoiceLists();
  const { person } = useSession();
  const names = Object.keys(asked);
  const questions = Object.values(asked).map((each) => questionOf(each, person, person.time_zone));
  return useQuery({
    queryKey: ["figures", questions],
    queryFn: async ({ signal }) => {
      const { data } = await request<{ data: Group[][] }>("POST", "/api/summaries", { body: { questions }, signal });
      return Object.fromEntries(names.map((name, index) => [name, data[index] ?? []])) as {
        [Name in keyof Questions]: Group[];
      };
    },
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  });
}

import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { useChoiceLists } from "../../ui/choice-lists.ts";
import type { ReportAnswer, ReportDefinition } from "../definition-shape.ts";

/** What a report answers its reader; asked again when the page is come back to, not at each change of a record. */
export function useReport(definition: ReportDefinition) {
  useChoiceLists();
  const { source, groups, measures } = definition;
  const shape = JSON.stringify([source, groups, measures]);
  return useQuery({
    queryKey: ["report", shape, definition],
    queryFn: async ({ signal }) => {
      const { data } = await request<{ data: ReportAnswer }>("POST", "/api/reports/run", { body: definition, signal });
      return data;
    },
    // (With another filter the former numbers stand until the new ones are there; those of another report never do.)
    placeholderData: (former, query) => (query?.queryKey[1] === shape ? former : undefined),
  });
}

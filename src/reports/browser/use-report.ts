import { useQuery } from "@tanstack/react-query";
import { request } from "../../client/request.ts";
import { instead, shown } from "../../client/standby.ts";
import { useChoiceLists } from "../../ui/choice-lists.ts";
import type { ReportAnswer, ReportDefinition } from "../definition-shape.ts";
import { inTurn } from "./in-turn.ts";

/** An answer, and when it was given where the server is silent now. */
export type Answered = ReportAnswer & { as_of?: string };

/** What a report answers its reader; asked again when the page is come back to, not at each change of a record. */
export function useReport(definition: ReportDefinition, enabled = true) {
  useChoiceLists();
  const { source, groups, measures } = definition;
  const shape = JSON.stringify([source, groups, measures]);
  return useQuery({
    queryKey: ["report", shape, definition],
    enabled,
    queryFn: ({ signal }) => inTurn(() => run(definition, signal), signal),
    // (With another filter the former numbers stand until the new ones are there; those of another report never do.)
    placeholderData: (former, query) => (query?.queryKey[1] === shape ? former : undefined),
  });
}

type Kept = { data: ReportAnswer; at: string };

/** Without a line, what the same report answered last. */
async function run(definition: ReportDefinition, signal: AbortSignal): Promise<Answered> {
  const kept_at = `/api/reports/run?${new URLSearchParams({ of: JSON.stringify(definition) })}`;
  try {
    const { data } = await request<{ data: ReportAnswer }>("POST", "/api/reports/run", { body: definition, signal });
    shown<Kept>(kept_at, { data, at: new Date().toISOString() });
    return data;
  } catch (error) {
    const { data, at } = (await instead(kept_at, error)) as Kept;
    return { ...data, as_of: at };
  }
}

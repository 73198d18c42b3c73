import type { Entry } from "../../client/api.ts";
import { columnOf } from "../../records/record-client.ts";
import { stageKnown } from "../stages/known.ts";

/** What a stage needs to know of a lead, and is not known of this one. */
export function lackedFor(lead: Entry<"leads">, stage: string): string[] {
  const needed: string[] = stageKnown(stage)?.required_fields ?? [];
  return needed.filter((field) => {
    const value = columnOf(lead, field);
    return value === null || value === undefined || value === "" || (Array.isArray(value) && value.length === 0);
  });
}

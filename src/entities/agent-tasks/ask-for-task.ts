import { question_jobs } from "../../agents/jobs/asked.ts";
import { delegable } from "../../agents/jobs/delegable.ts";
import type { Entry } from "../../client/api.ts";

const urgencies: Record<Entry<"tasks">["priority"], string> = {
  urgent: "P0",
  high: "P1",
  medium: "P2",
  low: "P3",
  none: "P3",
};

/** How urgent to agents what is so urgent to people. */
export const urgencyOf = (priority: Entry<"tasks">["priority"]) => urgencies[priority];

/** What these agents can do and a job does (src/agents/jobs/jobs.ts), in the order of their lists. */
export function offeredOf(agents: { capabilities: string[] }[]): string[] {
  const able = new Set(agents.flatMap(({ capabilities }) => capabilities));
  return [...able].filter((name) => name === "plan" || name in delegable);
}

/** Whether it is asked in words. */
export const takesWords = (capability: string) => question_jobs.includes(capability);

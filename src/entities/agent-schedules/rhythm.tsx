import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { rhythmWords } from "./rhythm-words.ts";

/** When a schedule comes, as its reader's clocks have it. */
export function Rhythm({ of }: { of: Entry<"agent_schedules"> }) {
  const words = rhythmWords(of, useSession().person.time_zone);
  return <span title={words}>{words}</span>;
}

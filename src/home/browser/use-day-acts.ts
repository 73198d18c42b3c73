import { useQueryClient } from "@tanstack/react-query";
import { useSession } from "../../client/session-context.ts";
import type { Activity, Lead } from "./day-questions.ts";

/** What is done from here is a part of its own, fetched when somebody presses. */
export function useDayActs() {
  const cache = useQueryClient();
  const me = useSession().person.id;
  const late = () => import("./day-acts.ts");
  return {
    tomorrow: (plan: Activity) => late().then((acts) => acts.putOff(cache, me, plan)),
    done: (plan: Activity) => late().then((acts) => acts.finish(cache, me, plan)),
    claim: (lead: Lead) => late().then((acts) => acts.claim(cache, me, lead)),
  };
}

import type { QueryClient } from "@tanstack/react-query";
import { refreshAll } from "../../records/cache.ts";
import type { OpenRecord } from "../../records/record-client.ts";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { type Writes, writesOf } from "../../records/use-writes.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { Activity, Lead } from "./day-questions.ts";

/** Takes a lead that nobody has. */
export async function claim(cache: QueryClient, me: string, lead: Lead): Promise<void> {
  try {
    await writesOf(cache, "leads", me).act(lead.id, "claim");
    toast(t("{{name}} is yours.", { name: lead.name }), { tone: "good" });
  } catch (error) {
    toastRefusal(error);
  }
  refreshDay(cache);
}

/** Moves what is planned to tomorrow, at the same time of the clock. */
export async function putOff(cache: QueryClient, me: string, plan: Activity): Promise<void> {
  const day = dayAfter(isoDay(new Date()), 1);
  await did(cache, me, plan, t("Moved to tomorrow: {{name}}", { name: nameOf(plan) }), {
    act: (writes) => writes.act(plan.id, "reschedule", { day }),
    back: (writes, now) => writes.update({ ...plan, ...now }, { at: plan.at }),
  });
}

/** Says that it is done, for now without what came of it. */
export async function finish(cache: QueryClient, me: string, plan: Activity): Promise<void> {
  await did(cache, me, plan, t("Done: {{name}}", { name: nameOf(plan) }), {
    act: (writes) => writes.act(plan.id, "done", {}, { state: "done" }),
    back: async (writes) => {
      const again = await writes.act(plan.id, "plan", {}, { state: "planned" });
      // (What was planned for later was done now.)
      if (again) await writes.update({ ...plan, ...again }, { at: plan.at });
    },
  });
}

type Way = {
  act: (writes: Writes) => Promise<OpenRecord | null>;
  back: (writes: Writes, now: OpenRecord | null) => Promise<unknown>;
};

async function did(cache: QueryClient, me: string, plan: Activity, said: string, { act, back }: Way): Promise<void> {
  const writes = writesOf(cache, "activities", me);
  try {
    const now = await act(writes);
    toast(said, { undo: () => back(writes, now).finally(() => refreshPlans(cache, plan)) });
  } catch (error) {
    toastRefusal(error);
  }
  refreshPlans(cache, plan);
}

const nameOf = ({ subject, about, kind }: Activity) => subject ?? about ?? choiceWord(kind);

function refreshDay(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: ["figures"] });
  for (const of of ["leads", "activities"]) void cache.invalidateQueries({ queryKey: [of, "list", "day"] });
}

// (The record shows its next step.)
function refreshPlans(cache: QueryClient, { entity }: Activity): void {
  refreshAll(cache, entity);
  refreshDay(cache);
}

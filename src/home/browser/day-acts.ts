import type { QueryClient } from "@tanstack/react-query";
import { dayAfter, isoDay } from "../../records/date-spans.ts";
import { type Writes, writesOf } from "../../records/use-writes.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { wallClock, whenShown } from "../../ui/format.ts";
import { toast } from "../../ui/toast.ts";
import { t } from "../../ui/translate.ts";
import type { Lead } from "./day-rows.tsx";

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

/** Moves a step that is late to tomorrow, at the same time of the clock. */
export async function putOff(cache: QueryClient, me: string, lead: Lead): Promise<void> {
  const writes = writesOf(cache, "leads", me);
  const before = lead.next_activity_at;
  try {
    const moved = await move(writes, lead, sameHourTomorrow(before ?? ""));
    const back = () => {
      void move(writes, { ...lead, ...moved }, before)
        .catch(toastRefusal)
        .then(() => refreshDay(cache));
    };
    toast(t("Moved to tomorrow: {{name}}", { name: lead.name }), { action: { label: t("Undo"), act: back } });
  } catch (error) {
    toastRefusal(error);
  }
  refreshDay(cache);
}

const move = (writes: Writes, lead: Lead, next_activity_at: string | null) => writes.update(lead, { next_activity_at });

function refreshDay(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: ["figures"] });
  void cache.invalidateQueries({ queryKey: ["leads", "list", "day"] });
}

function sameHourTomorrow(at: string): string {
  const time = wallClock(at).slice(11);
  return whenShown(Date.parse(`${dayAfter(isoDay(new Date()), 1)}T${time}Z`));
}

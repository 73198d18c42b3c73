import { CalendarCheck } from "lucide-react";
import { place } from "../../screen/place.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { phrase } from "../../ui/translate.ts";

/** Activities, as everything else knows them: each stands in the panel of the record that it belongs to, all in a tab beside the leads. */
export const activities = place("activities", {
  words: { one: phrase("Activity"), many: phrase("Activities"), new: phrase("New activity") },
  icon: CalendarCheck,
  path: "/leads",
  tab: "activities",
  line: ({ subject, kind }) => subject ?? choiceWord(kind),
  foresee: {
    done: ({ at }) => ({ state: "done", at: at ?? new Date().toISOString() }),
    cancel: () => ({ state: "cancelled" }),
    plan: () => ({ state: "planned" }),
  },
  acts: { reschedule: phrase("Move to another day") },
  said: { reschedule: phrase("Moved to another day") },
  screen: () => import("./activities-screen.tsx"),
  french: () => import("./activities.french.ts"),
});

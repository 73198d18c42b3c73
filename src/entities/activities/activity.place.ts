import { CalendarCheck } from "lucide-react";
import { place } from "../../screen/place.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { phrase } from "../../ui/translate.ts";

/** Activities, as everything else knows them: each stands in the panel of the record that it belongs to. */
export const activities = place("activities", {
  words: { one: phrase("Activity"), many: phrase("Activities"), new: phrase("New activity"), create: phrase("Plan") },
  icon: CalendarCheck,
  path: null,
  line: ({ subject, kind }) => subject ?? choiceWord(kind),
  foresee: {
    done: ({ at }) => ({ state: "done", at: at ?? new Date().toISOString() }),
    cancel: () => ({ state: "cancelled" }),
    plan: () => ({ state: "planned" }),
  },
  acts: { done: phrase("Mark as done"), cancel: phrase("Call it off"), plan: phrase("Plan again") },
  said: { done: phrase("Done"), cancel: phrase("Called off"), plan: phrase("Planned again") },
});

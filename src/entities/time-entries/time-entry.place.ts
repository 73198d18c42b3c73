import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Time that people have worked, as everything else knows it: a tab beside the tasks. */
export const time_entries = place("time_entries", {
  words: {
    one: phrase("Time entry"),
    many: phrase("Timesheets"),
    several: phrase("Time entries"),
    new: phrase("New time entry"),
    create: phrase("Enter time"),
  },
  path: "/tasks",
  tab: "time",
  line: ({ name }) => name,
  under: ["task_code"],
  foresee: {
    stop: ({ started_at }, { at }) => ({
      status: "draft",
      ended_at: at,
      minutes: Math.max(1, Math.round((Date.parse(String(at)) - Date.parse(String(started_at))) / 60_000)),
    }),
    submit: () => ({ status: "submitted", reason: null }),
    withdraw: () => ({ status: "draft" }),
  },
  said: { stop: phrase("Timer stopped"), submit: phrase("Submitted"), reject: phrase("Rejected") },
  screen: () => import("./time-screen.tsx"),
  french: () => import("./time.french.ts"),
});

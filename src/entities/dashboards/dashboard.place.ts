import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Dashboards, as everything else knows them: their list is a tab of the page of reports. */
export const dashboards = place("dashboards", {
  words: { one: phrase("Dashboard"), many: phrase("Dashboards"), new: phrase("New dashboard") },
  path: "/reports",
  tab: "dashboards",
  line: ({ name }) => name,
  screen: () => import("./dashboards-screen.tsx"),
  french: () => import("./dashboards.french.ts"),
});

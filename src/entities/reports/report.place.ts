import { ChartNoAxesColumn } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Reports, as everything else knows them. */
export const reports = place("reports", {
  words: { one: phrase("Saved report"), many: phrase("Reports"), new: phrase("New report") },
  icon: ChartNoAxesColumn,
  path: "/reports",
  group: "Insight",
  line: ({ name }) => name,
  screen: () => import("./reports-screen.tsx"),
  french: () => import("./reports.french.ts"),
});

import { Activity } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Workflows, as everything else knows them. */
export const workflows = place("workflows", {
  words: {
    one: phrase("Workflow"),
    many: phrase("Workflows"),
    new: phrase("New workflow"),
  },
  icon: Activity,
  path: "/workflows",
  group: "Agents and automation",
  line: ({ name }) => name,
  under: ["note"],
  // (Somebody's draft runs under the rights of who publishes it.)
  as_seen: ["publish"],
  screen: () => import("./workflows-screen.tsx"),
  french: () => import("./workflows.french.ts"),
});

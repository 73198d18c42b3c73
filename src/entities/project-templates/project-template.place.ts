import { FolderKanban } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Templates of projects, as everything else knows them: their list is a tab beside the projects. */
export const project_templates = place("project_templates", {
  words: { one: phrase("Project template"), many: phrase("Templates") },
  icon: FolderKanban,
  path: "/projects",
  tab: "templates",
  line: ({ name }) => name,
  foresee: {},
  screen: () => import("./project-templates-screen.tsx"),
  french: () => import("./project-templates.french.ts"),
});

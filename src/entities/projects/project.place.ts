import { FolderKanban } from "lucide-react";
import { place } from "../../screen/place.ts";
import { phrase } from "../../ui/translate.ts";

/** Projects, as everything else knows them. */
export const projects = place("projects", {
  words: {
    one: phrase("Project"),
    many: phrase("Projects"),
    new: phrase("New project"),
    create: phrase("Create project"),
  },
  icon: FolderKanban,
  path: "/projects",
  group: "Work",
  key: "p",
  line: ({ name }) => name,
  under: ["key"],
  found_word: true,
  foresee: {
    move: (_project, { status }) => ({ status: status }),
    report: (_project, { health, health_reason }) => ({ health: health, health_reason: health_reason ?? null }),
  },
  acts: { report: phrase("Report") },
  said: { report: phrase("Said"), archive: phrase("Archived") },
  screen: () => import("./projects-screen.tsx"),
  french: () => import("./projects.french.ts"),
});

/** Who works in a project, and its milestones: each stands in its panel. */
export const project_members = place("project_members", {
  words: { one: phrase("Member"), many: phrase("Members"), create: phrase("Add member") },
  path: null,
  line: ({ name }) => name,
  opens: ({ project_id }) => (project_id ? ["/projects", { id: project_id }] : null),
  foresee: {},
});

export const milestones = place("milestones", {
  words: { one: phrase("Milestone"), many: phrase("Milestones"), create: phrase("Add milestone") },
  path: null,
  line: ({ name }) => name,
  opens: ({ project_id }) => (project_id ? ["/projects", { id: project_id }] : null),
  foresee: {},
});

import { phrase } from "../ui/translate.ts";

/** What the page at a path will hold, in English, to be translated. */
export function plannedSentence(path: string): string {
  return sentences[path] ?? "";
}

const sentences: Record<string, string> = {
  "/dashboard/project-manager": phrase(
    "All projects will be compared here: health with its reason, work done against budget used, the next milestone, and who has time in which week.",
  ),
  "/dashboard/admin/projects": phrase(
    "Every project, archived ones too, will be managed here: members, client access, states, fields, budgets and templates.",
  ),
  "/analytics": phrase(
    "How the app and the sales pipeline are used will be measured here, from our own events and without a third party.",
  ),
  "/leads": phrase(
    "The list of leads will be here, with stages, scores, owners, next steps and a panel for each lead.",
  ),
  "/clients": phrase("Client companies and their contacts will be here, with their projects, tickets and documents."),
  "/reports": phrase("Reports will be built here from any data you may read, saved, shared and sent on a schedule."),
};

import { placeOf } from "../places.ts";
import { stateWord } from "../../records/state-word.ts";
import { states_of } from "../../workflows/limits.ts";
import { phrase, t } from "../../ui/translate.ts";

/** The entities whose records webhooks tell of, each with the column that says its state: those that start workflows, too. */
export const told_of = states_of;

export type ToldOf = keyof typeof told_of;

/** What can happen to a record of any kind. */
export const happenings = ["created", "updated", "removed"] as const;

const happened: Record<string, string> = {
  created: phrase("is created"),
  updated: phrase("is changed"),
  removed: phrase("is removed"),
};

/** Records of an entity, as their list is called. */
export const recordsOf = (entity: string): string => t(placeOf(entity)?.words.many ?? entity);

/** What happens, without of what. */
export function happeningWord(entity: string, happening: string): string {
  if (!happening.startsWith("entered:")) return t(happened[happening] ?? happening);
  return t("becomes “{{state}}”", { state: stateWord(entity, happening.slice("entered:".length)) });
}

/** An event as people say it: Leads · is created. */
export function eventWord(event: string): string {
  if (event === "webhook.test") return t("Test event");
  const [entity = "", happening = ""] = event.split(".");
  return `${recordsOf(entity)} · ${happeningWord(entity, happening)}`;
}

import type { Trigger } from "../../workflows/definition.ts";
import { fieldName } from "../../records/field-names.ts";
import { stateWord } from "../../records/state-word.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { t } from "../../ui/translate.ts";
import { placeOf } from "../places.ts";

/** What a kind of record is called. */
export const oneOf = (entity: string): string => t(placeOf(entity)?.words.one ?? choiceWord(entity));

/** What starts a workflow, in words. */
export function triggerWords(trigger: Trigger): string {
  switch (trigger.on) {
    case "hand":
      return t("By hand, for a record: {{entity}}", { entity: oneOf(trigger.entity) });
    case "schedule":
      return t("At a time: {{rhythm}}, {{at}} ({{zone}})", {
        rhythm: choiceWord(trigger.rhythm),
        at: trigger.at_time,
        zone: trigger.time_zone,
      });
    case "event":
      return eventWords(trigger);
  }
}

function eventWords({ entity, event, state, field, from, to }: Extract<Trigger, { on: "event" }>): string {
  const told = { entity: oneOf(entity) };
  if (event === "created") return t("{{entity}}: created", told);
  if (event === "removed") return t("{{entity}}: removed", told);
  if (event === "entered")
    return t("{{entity}}: becomes “{{state}}”", { ...told, state: stateWord(entity, state ?? "") });
  if (!field) return t("{{entity}}: changed", told);
  const changed = t("{{entity}}: “{{field}}” changed", { ...told, field: fieldName(field, entity) });
  const way = [from, to].map((value) => value || "…").join(" → ");
  return from || to ? `${changed} (${way})` : changed;
}

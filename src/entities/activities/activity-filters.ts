import type { FilterOption } from "../../records/filters.ts";
import { by } from "../../screen/filters.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { phrase, t } from "../../ui/translate.ts";
import { places } from "../places.ts";

/** What activities are filtered by, under the names that addresses have for it. */
export const activity_filters = [
  by.options("state", { also: states }),
  by.choice("kind"),
  by.owner("owner_id", { name: "owner" }),
  by.moment("at"),
  by.options("entity", { name: "of", label: phrase("Kind of record"), also: kindsOfRecords }),
  by.text("outcome"),
];

// (What is planned with a record in the bin is nobody's to do until it comes back.)
function states(): FilterOption[] {
  const planned = { state: "planned", parent_deleted_at: null };
  return (["planned", "done", "cancelled"] as const).map((value) => ({
    value,
    label: choiceWord(value),
    ...(value === "planned" && { where: planned }),
  }));
}

/** What an activity may be about, in the order in which it is offered. */
export const parents = ["leads", "accounts", "contacts", "projects", "tasks"] as const;

function kindsOfRecords() {
  return parents.map((value) => ({ value, label: t(places[value].words.one) }));
}

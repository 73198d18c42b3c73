import { by } from "../../screen/filters.ts";
import { phrase, t } from "../../ui/translate.ts";
import { places } from "../places.ts";

/** What activities are filtered by, under the names that addresses have for it. */
export const activity_filters = [
  by.choice("state"),
  by.choice("kind"),
  by.owner("owner_id", { name: "owner" }),
  by.moment("at"),
  by.options("entity", { name: "of", label: phrase("Kind of record"), also: kindsOfRecords }),
  by.text("outcome"),
];

function kindsOfRecords() {
  return (["leads", "accounts", "contacts"] as const).map((value) => ({ value, label: t(places[value].words.one) }));
}

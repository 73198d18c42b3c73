import { by } from "../../screen/filters.ts";

/** What activities are filtered by, under the names that addresses have for it. */
export const activity_filters = [
  by.choice("state"),
  by.choice("kind"),
  by.owner("owner_id", { name: "owner" }),
  by.moment("at"),
];

import type { FilterOption } from "../../records/filters.ts";
import { stateWord } from "../../records/state-word.ts";
import { by } from "../../screen/filters.ts";
import { phrase, t } from "../../ui/translate.ts";

/** What time is filtered by, under the names that addresses have for it. */
export const time_filters = [
  by.options("status", { also: standing }),
  by.owner("owner_id", { name: "owner", label: phrase("Person") }),
  by.used("project_key", { name: "project", label: phrase("Project") }),
  by.used("account_name", { name: "client", label: phrase("Client") }),
  by.day("day"),
  by.options("billable", { label: phrase("Billable"), also: billable }),
];

function standing(): FilterOption[] {
  const each = ["running", "draft", "submitted", "approved", "rejected"];
  return [
    ...each.map((value) => ({ value, label: stateWord("time_entries", value) })),
    { value: "unsubmitted", label: t("Not submitted"), where: { status: { in: ["running", "draft", "rejected"] } } },
  ];
}

function billable(): FilterOption[] {
  return [
    { value: "yes", label: t("Billable"), where: { billable: true } },
    { value: "no", label: t("Not billable"), where: { billable: false } },
  ];
}

import type { FilterOption } from "../../records/filters.ts";
import { stateWord } from "../../records/state-word.ts";
import { by } from "../../screen/filters.ts";
import { phrase, t } from "../../ui/translate.ts";
import { open_states } from "./ticket-states.ts";

/** What tickets are filtered by, under the names that addresses have for it. */
export const ticket_filters = [
  by.options("status", { also: standing }),
  by.choice("priority"),
  by.choice("kind"),
  by.owner("owner_id", { name: "owner", label: phrase("Assignee") }),
  by.used("account_name", { name: "client", label: phrase("Client") }),
  by.options("due_at", { name: "due", label: phrase("Due"), also: due }),
  by.options("answer", { also: () => kept() }),
  by.options("solving", { also: () => kept() }),
  by.choice("rating"),
  by.choice("channel"),
  by.moment("created_at", { name: "asked", label: phrase("Asked") }),
  by.tags("tag_ids", { name: "tag" }),
];

function standing(): FilterOption[] {
  const each = [...open_states, "resolved", "closed", "spam"];
  return [
    { value: "open", label: t("Not solved yet"), where: { status: { in: [...open_states] } } },
    ...each.map((value) => ({ value, label: stateWord("tickets", value) })),
  ];
}

/** To five minutes, so that a list keeps its question for a while. */
function due(): FilterOption[] {
  const in_minutes = (minutes: number) =>
    new Date((Math.floor(Date.now() / 300_000) + minutes / 5) * 300_000).toISOString();
  return [
    { value: "past", label: t("overdue"), where: { due_at: { lt: in_minutes(0) } } },
    { value: "soon", label: t("within two hours"), where: { due_at: { lt: in_minutes(120) } } },
  ];
}

function kept(): FilterOption[] {
  return [
    { value: "awaited", label: t("awaited") },
    { value: "in_time", label: t("in time") },
    { value: "late", label: t("too late") },
  ];
}

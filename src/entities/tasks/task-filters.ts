import type { Where } from "../../entity/list-request.ts";
import type { FilterOption } from "../../records/filters.ts";
import { stateWord } from "../../records/state-word.ts";
import { archived } from "../../screen/archived-filter.ts";
import { by } from "../../screen/filters.ts";
import { phrase, t } from "../../ui/translate.ts";
import { open_states } from "./open-states.ts";

/** What tasks are filtered by, under the names that addresses have for it. */
export const task_filters = [
  by.options("status", { also: standing }),
  by.used("state_name", { name: "state", label: phrase("State in its project") }),
  by.choice("priority"),
  by.owner("owner_id", { name: "owner", label: phrase("Who does it") }),
  by.options("id", { name: "work", label: phrase("Work"), also: work }),
  by.used("project_key", { name: "project", label: phrase("Project") }),
  by.used("phase_name", { name: "phase", label: phrase("Phase") }),
  by.day("due_on", { name: "due", empty: true }),
  by.options("blocked_reason", { name: "blocked", label: phrase("Blocked"), also: blocked }),
  archived("project_archived_at"),
  by.tags("tag_ids", { name: "tag" }),
];

function standing(): FilterOption[] {
  const each = [...open_states, "done", "cancelled"];
  return [
    { value: "open", label: t("Not over"), where: { status: { in: [...open_states] } } },
    ...each.map((value) => ({ value, label: stateWord("tasks", value) })),
  ];
}

function blocked(): FilterOption[] {
  return [
    {
      value: "yes",
      label: t("Blocked"),
      where: { or: [{ blocked_reason: { is_null: false } }, { open_blockers: { gt: 0 } }] },
    },
    { value: "no", label: t("Not blocked"), where: { blocked_reason: null, open_blockers: 0 } },
  ];
}

/** What one answers for, and what one does beside others. */
function work(): FilterOption[] {
  const where: Where = { or: [{ owner_id: { mine: "user" } }, { id: { mine: "member:task" } }] };
  return [{ value: "mine", label: t("mine, also beside others"), where }];
}

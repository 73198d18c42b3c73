import type { Where } from "../../entity/list-request.ts";
import type { FilterOption } from "../../records/filters.ts";
import { by } from "../../screen/filters.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { phrase, t } from "../../ui/translate.ts";
import { open_stages, type Stage } from "./lead-stages.ts";

/** The stages of the way from the first call to the won deal; what is on hold stands beside it. */
export const way = ["new", "contacted", "qualified", "proposal", "negotiation", "won"] as const satisfies Stage[];

/** What leads are filtered by, under the names that addresses have for it. */
export const lead_filters = [
  by.choice("stage", { also: open }),
  by.options("stage", { name: "reached", label: phrase("Stage reached"), also: reached }),
  by.owner("owner_id", { name: "owner" }),
  by.used("source", { also: unsaid }),
  by.tags("tag_ids", { name: "tag" }),
  by.amount("value"),
  by.day("expected_close", { name: "close", empty: true }),
  by.moment("next_activity_at", { name: "next", label: phrase("Next step"), empty: true }),
  by.moment("created_at", { name: "created" }),
  by.moment("stage_entered_at", { name: "entered", label: phrase("Last move") }),
  by.used("lost_reason", { name: "reason", label: phrase("Reason of loss") }),
  by.text("company_name", { name: "company", label: phrase("Company") }),
  by.text("city"),
];

function open(): FilterOption[] {
  return [{ value: "open", label: t("open"), where: { stage: { in: [...open_stages] } } }];
}

/** Who stands there or beyond, or was lost from there or beyond. */
function reached(): FilterOption[] {
  return way.slice(1).map((stage, index) => {
    const beyond = way.slice(index + 1);
    const lost: Where = { stage: "lost", reopened_to: { in: beyond } };
    return { value: stage, label: choiceWord(stage), where: { or: [{ stage: { in: beyond } }, lost] } };
  });
}

function unsaid(): FilterOption[] {
  return [{ value: "none", label: t("not set"), where: { or: [{ source: { is_null: true } }, { source: "none" }] } }];
}

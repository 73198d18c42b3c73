import { useQuery } from "@tanstack/react-query";
import { recordClient } from "../../records/record-client.ts";
import type { FilterField, FilterOption } from "../../records/filters.ts";
import { useOwners } from "../../records/owners.ts";
import type { Preset } from "../../records/presets.tsx";
import { t } from "../../ui/translate.ts";
import { useTags } from "../tags/use-tags.ts";
import { open_stages, stages } from "./lead-stages.ts";
import { stageName } from "./stage-names.ts";

/** What leads can be filtered by. */
export function useLeadFilters(): FilterField[] {
  const owners = useOwners();
  const sources = useSources();
  const tags = useTags().map(({ id, name }) => ({ value: id, label: name }));
  return [
    { name: "stage", label: t("Stage"), column: "stage", kind: "choice", options: stageOptions() },
    { name: "owner", label: t("Owner"), column: "owner_id", kind: "choice", options: owners },
    { name: "source", label: t("Source"), column: "source", kind: "choice", options: sources },
    { name: "tag", label: t("Tags"), column: "tag_ids", kind: "choice", options: tags },
    { name: "value", label: t("Value"), column: "value", kind: "amount" },
    { name: "close", label: t("Expected close"), column: "expected_close", kind: "day" },
    { name: "created", label: t("Created"), column: "created_at", kind: "moment" },
    {
      name: "entered",
      label: t("Last move"),
      column: "stage_entered_at",
      kind: "moment",
    },
    { name: "company", label: t("Company"), column: "company_name", kind: "text" },
    { name: "city", label: t("City"), column: "city", kind: "text" },
  ];
}

/** The lists that people ask for often. */
export function leadPresets(has_team: boolean): Preset[] {
  const own: Preset = has_team
    ? { label: t("My team, open"), filters: { stage: "open", owner: "team" } }
    : { label: t("My open leads"), filters: { stage: "open", owner: "me" } };
  return [
    { label: t("All leads"), filters: {} },
    own,
    { label: t("Unowned"), filters: { owner: "none" } },
    { label: t("Won this quarter"), filters: { stage: "won", entered: "this-quarter" } },
  ];
}

/** The sources that leads have, the most frequent first. */
export function useSources(): FilterOption[] {
  const { data } = useQuery({
    queryKey: ["leads", "summary", { by: "source" }],
    queryFn: ({ signal }) => recordClient("leads").summary({ by: "source" }, signal),
  });
  const known = (data ?? []).toSorted((one, other) => other.count - one.count);
  return known.flatMap(({ source }) => {
    return typeof source === "string" ? [{ value: source, label: source }] : [];
  });
}

function stageOptions(): FilterOption[] {
  const open = { value: "open", label: t("open"), where: { stage: { in: [...open_stages] } } };
  return [open, ...stages.map((stage) => ({ value: stage, label: stageName(stage) }))];
}

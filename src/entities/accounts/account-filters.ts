import type { FilterField } from "../../records/filters.ts";
import { useOwners } from "../../records/owners.ts";
import type { Preset } from "../../records/presets.tsx";
import { useSummary } from "../../records/use-records.ts";
import { t } from "../../ui/translate.ts";
import { useTags } from "../tags/use-tags.ts";
import { stageOptions } from "./account-stages.ts";
import { countryName } from "../../ui/country-name.ts";

/** What clients can be filtered by. */
export function useAccountFilters(): FilterField[] {
  const owners = useOwners();
  const tags = useTags().map(({ id, name }) => ({ value: id, label: name }));
  const industries = useIndustries().map((industry) => ({ value: industry, label: industry }));
  const countries = useValues("country").map((country) => ({ value: country, label: countryName(country) }));
  return [
    { name: "stage", label: t("Stage"), column: "stage", kind: "choice", options: stageOptions() },
    { name: "owner", label: t("Account manager"), column: "owner_id", kind: "choice", options: owners },
    { name: "industry", label: t("Industry"), column: "industry", kind: "choice", options: industries },
    { name: "tag", label: t("Tags"), column: "tag_ids", kind: "choice", options: tags },
    { name: "city", label: t("City"), column: "city", kind: "text" },
    { name: "country", label: t("Country"), column: "country", kind: "choice", options: countries },
    { name: "created", label: t("Created"), column: "created_at", kind: "moment" },
  ];
}

/** The lists that people ask for often. */
export function accountPresets(): Preset[] {
  return [
    { label: t("All clients"), filters: {} },
    { label: t("My clients"), filters: { owner: "me" } },
    { label: t("Active clients"), filters: { stage: "active" } },
    { label: t("Clients at risk"), filters: { stage: "at_risk" } },
  ];
}

/** The industries that clients have, the most frequent first. */
export function useIndustries(): string[] {
  return useValues("industry");
}

function useValues(column: string): string[] {
  const { data } = useSummary("accounts", { by: column });
  const known = (data ?? []).toSorted((one, other) => other.count - one.count);
  return known.flatMap((group) => (typeof group[column] === "string" ? [group[column]] : []));
}

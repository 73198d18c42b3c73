import type { EntityName } from "../../client/api.ts";
import { usePeople } from "../../records/owners.ts";
import { useFields } from "../../records/use-meta.ts";
import { wholeChoiceWord } from "../../ui/choice-word.ts";
import { countryName } from "../../ui/country-name.ts";
import { t } from "../../ui/translate.ts";
import { dialling_countries } from "./countries-offered.ts";
import { useProjects } from "./use-projects.ts";

type Option = { value: string; label: string };

/** The values that a text of a field may stand for; undefined where any text will do. */
export function useChoices(entity: string): (field: string) => Option[] | undefined {
  const fields = useFields(entity as EntityName);
  const people = usePeople();
  const projects = useProjects(entity === "tasks");
  return (name) => {
    const field = fields.find((one) => one.name === name);
    if (name === "owner_id") return people;
    if (name === "project_id" && entity === "tasks") return projects;
    if (field?.choices)
      return field.choices.map((choice) => ({ value: choice, label: wholeChoiceWord(choice, field.chosen_from) }));
    if (field?.kind === "flag")
      return [
        { value: "true", label: t("Yes") },
        { value: "false", label: t("No") },
      ];
    if (field?.kind === "country") return dialling_countries.map((code) => ({ value: code, label: countryName(code) }));
    return undefined;
  };
}

import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../client/api.ts";
import { fieldName } from "../../records/field-names.ts";
import { toastRefusal } from "../../screen/refusals.ts";
import { toast } from "../../ui/toast.ts";
import { phrase, t } from "../../ui/translate.ts";
import type { TakenBack } from "./conversion.ts";
import { refreshConverted } from "./refresh-converted.ts";

/** Takes the conversion of a lead back, and says what is in the bin and what was kept, and why. */
export async function takeBack(cache: QueryClient, { id, name }: { id: string; name: string }): Promise<void> {
  try {
    const { result } = await api.leads.told("take_back", { id });
    toast([t("The conversion of {{name}} is taken back.", { name }), ...toldOf(result)].join(" "));
  } catch (error) {
    toastRefusal(error);
  } finally {
    refreshConverted(cache);
  }
}

/** What came of it, in sentences. */
export function toldOf({ removed, kept }: TakenBack): string[] {
  const binned = removed.map(nameOf).join(", ");
  const because = Object.entries(whys).flatMap(([why, sentence]) => {
    const names = kept.filter((one) => one.why === why).map(withFields);
    return names.length > 0 ? [t(sentence, { names: names.join(", ") })] : [];
  });
  return [...(binned ? [t("In the bin: {{names}}.", { names: binned })] : []), ...because];
}

const whys: Record<TakenBack["kept"][number]["why"], string> = {
  changed: phrase("Kept, since it was changed meanwhile: {{names}}."),
  used: phrase("Kept, since something else stands on it: {{names}}."),
  denied: phrase("Kept, since it is not yours to change: {{names}}."),
};

// (Of what one may not see there is no name.)
const nameOf = ({ entity, name }: TakenBack["removed"][number]) => name ?? t(nameless[entity]);
const nameless: Record<TakenBack["removed"][number]["entity"], string> = {
  accounts: phrase("a client"),
  contacts: phrase("a contact"),
  projects: phrase("a project"),
};

function withFields(one: TakenBack["kept"][number]): string {
  const fields = one.fields.map((field) => fieldName(field)).join(", ");
  return fields ? `${nameOf(one)} (${fields})` : nameOf(one);
}

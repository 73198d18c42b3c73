import type { EntityName } from "../client/api.ts";
import { t } from "../ui/translate.ts";
import { useHistory } from "./use-records.ts";

/** Who has left a field with this value, as the sentence above a clash; without a name while the history does not tell. */
export function useWhoChanged(entity: EntityName, id: string, name: string, value: unknown): string {
  const { data } = useHistory(entity, id);
  const same = (after: Record<string, unknown> | null) =>
    after !== null && name in after && JSON.stringify(after[name]) === JSON.stringify(value);
  const who = data?.find(({ after }) => same(after))?.actor?.name;
  return who ? t("{{who}} changed this meanwhile.", { who }) : t("Somebody changed this meanwhile.");
}

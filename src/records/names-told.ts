import { formatNumber } from "../ui/format.ts";
import { t } from "../ui/translate.ts";

/** How those are told whom a list of ids points at: by their names, and how many others there are whom its reader does not see. */
export function namesTold(ids: string[], seen: { name: string }[] | undefined): string[] {
  const names = seen?.map(({ name }) => name) ?? [];
  return seen && ids.length > seen.length ? [...names, othersTold(ids.length - seen.length)] : names;
}

export function othersTold(count: number): string {
  return count === 1 ? t("one other") : t("{{count}} others", { count: formatNumber(count) });
}

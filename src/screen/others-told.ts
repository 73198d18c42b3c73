import { formatNumber } from "../ui/format.ts";
import { t } from "../ui/translate.ts";

/** How many more there are, whom or which the reader does not see. */
export function othersTold(count: number): string {
  return count === 1 ? t("one other") : t("{{count}} others", { count: formatNumber(count) });
}

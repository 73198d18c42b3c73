import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";

/** How many people; one or two are not told of. */
export const peopleWord = (people: number | null): string =>
  people === null ? t("fewer than three") : formatNumber(people);

import { knowChoices, knowComputed, type ListedChoice } from "../../ui/choice-lists.ts";
import { offeredWord } from "../../ui/choice-word.ts";
import { knowRates, type Money } from "../../ui/money.ts";

/** The company's own lists and currency, as the session tells them to whoever works there. */
export type CompanyLists = {
  choices?: Record<string, ListedChoice[]> | null;
  money?: Money | null;
  /** By entity, the columns that follow from rules. */
  computed?: Record<string, string[]> | null;
};

/** Learns what the session says. */
export function knowCompanyLists({ choices, money, computed }: CompanyLists): void {
  for (const [list, entries] of Object.entries(choices ?? {})) knowChoices(`choices.${list}`, entries);
  if (money) knowRates(money);
  knowComputed(computed ?? {});
}

/** What a source, a reason of loss and an industry are called. */
export const sourceName = (key: string) => offeredWord(key, "choices.sources");
export const reasonName = (key: string) => offeredWord(key, "choices.lost_reasons");
export const industryName = (key: string) => offeredWord(key, "choices.industries");

import { Tabs } from "../../ui/tabs.tsx";
import { t } from "../../ui/translate.ts";

/** The three lists of the search. */
export type SearchTab = "results" | "saved" | "popular";

type Props = { tabs: SearchTab[]; value: SearchTab; onChange: (tab: SearchTab) => void; id: string };

/** Chooses one of the lists of the search. */
export function SearchTabs({ tabs, ...props }: Props) {
  const names = { results: t("Results"), saved: t("Saved"), popular: t("Popular") };
  const named = tabs.map((value) => ({ value, label: names[value] }));
  return <Tabs {...props} label={t("Search")} tabs={named} className="border-b border-line px-4" />;
}

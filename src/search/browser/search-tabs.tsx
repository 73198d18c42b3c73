import { Tabs } from "../../ui/tabs.tsx";
import { t } from "../../ui/translate.ts";
import { useSeesPopular } from "./search-data.ts";

/** The three lists of the search. */
export type SearchTab = "results" | "saved" | "popular";

type Props = { value: SearchTab; onChange: (tab: SearchTab) => void; id: string };

/** Chooses one of the lists of the search. */
export function SearchTabs(props: Props) {
  const tabs: { value: SearchTab; label: string }[] = [
    { value: "results", label: t("Results") },
    { value: "saved", label: t("Saved") },
  ];
  if (useSeesPopular()) tabs.push({ value: "popular", label: t("Popular") });
  return <Tabs {...props} label={t("Search")} tabs={tabs} className="border-b border-line px-4" />;
}

import { useSession } from "../../client/session-context.ts";
import { TabLine } from "../../screen/tab-line.tsx";
import { phrase, t } from "../../ui/translate.ts";

const tabs = [
  { entity: "marketing", title: phrase("Marketing"), search: {} },
  { entity: "campaigns", title: phrase("Campaigns"), search: { tab: "campaigns" } },
  { entity: "suppressions", title: phrase("Suppressed addresses"), search: { tab: "suppressions" } },
];

/** The title of the page of marketing: which of its tabs this is, and the ways to the others. */
export function MarketingTabs({ entity: here }: { entity: string }) {
  const { rights } = useSession();
  const seen = tabs.filter(({ entity }) => entity === "marketing" || rights?.[entity]?.["read"]);
  const to = "/dashboard/marketing";
  return <TabLine here={here} tabs={seen.map(({ title, ...tab }) => ({ ...tab, title: t(title), to }))} />;
}

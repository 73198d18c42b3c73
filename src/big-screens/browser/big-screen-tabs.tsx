import { TabLine } from "../../screen/tab-line.tsx";
import { phrase, t } from "../../ui/translate.ts";

const tabs = [
  { entity: "big_screen", title: phrase("Big screen"), search: {} },
  { entity: "big_screens", title: phrase("Screens"), search: { tab: "screens" } },
];

/** The title of the page: what a screen shows, or the screens that there are. */
export function BigScreenTabs({ entity: here }: { entity: string }) {
  const to = "/sales-team/big-screen";
  return <TabLine here={here} tabs={tabs.map(({ title, ...tab }) => ({ ...tab, title: t(title), to }))} />;
}

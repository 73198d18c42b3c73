import { useSession } from "../../client/session-context.ts";
import { TabLine } from "../../screen/tab-line.tsx";
import { phrase, t } from "../../ui/translate.ts";

const tabs = [
  { entity: "connections", title: phrase("Integrations"), search: {} },
  { entity: "webhooks", title: phrase("Webhooks"), search: { tab: "webhooks" } },
];

/** The title of the page of integrations: which of its tabs this is, and the way to the other. */
export function IntegrationTabs({ entity: here }: { entity: string }) {
  const { rights } = useSession();
  const seen = tabs.filter(({ entity }) => entity !== "webhooks" || rights?.[entity]?.["read"]);
  return (
    <TabLine here={here} tabs={seen.map(({ title, ...tab }) => ({ ...tab, title: t(title), to: "/integrations" }))} />
  );
}

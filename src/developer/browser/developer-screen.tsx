import { useAddress } from "../../records/address.ts";
import { late } from "../../ui/late.ts";
import { Page } from "../../ui/page.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Tabs, TabPanel } from "../../ui/tabs.tsx";
import { phrase, t } from "../../ui/translate.ts";

const meanwhile = () => <Skeleton className="mx-4 mt-2 h-96" />;
const ApiTab = late(() => import("./api-tab.tsx"), meanwhile);
const SchemaTab = late(() => import("./schema-tab.tsx"), meanwhile);
const EventsTab = late(() => import("./events-tab.tsx"), meanwhile);
const McpTab = late(() => import("./mcp-tab.tsx"), meanwhile);
const WindowTab = late(() => import("./window-tab.tsx"), meanwhile);
const ServerTab = late(() => import("./server-tab.tsx"), meanwhile);

const tabs = {
  api: { label: phrase("API"), Shown: ApiTab },
  schema: { label: phrase("Schema"), Shown: SchemaTab },
  events: { label: phrase("Events"), Shown: EventsTab },
  mcp: { label: phrase("MCP"), Shown: McpTab },
  window: { label: phrase("Window"), Shown: WindowTab },
  server: { label: phrase("Server"), Shown: ServerTab },
};
type Tab = keyof typeof tabs;

// What only one of the tabs has in the address.
const of_tabs = { operation: null, group: null, q: null, table: null, entity: null, client: null };

/** What somebody needs who builds on Tandem: the API with a console, the schema, the event stream, MCP, the functions on the window, the server. */
export default function DeveloperScreen() {
  const [{ tab = "api" }, go] = useAddress();
  const shown: Tab = tab in tabs ? (tab as Tab) : "api";
  const { Shown } = tabs[shown];
  return (
    <Page title={t("Developer")}>
      <Tabs
        id="developer"
        label={t("Developer")}
        className="overflow-x-auto border-b border-line px-4"
        value={shown}
        onChange={(next) => go({ ...of_tabs, tab: next === "api" ? null : next })}
        tabs={Object.entries(tabs).map(([value, { label }]) => ({ value: value as Tab, label: t(label) }))}
      />
      <TabPanel id="developer" value={shown} className="">
        <Shown />
      </TabPanel>
    </Page>
  );
}

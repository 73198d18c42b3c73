import type { Entry } from "../../client/api.ts";
import { IntegrationTabs } from "../../integrations/browser/integration-tabs.tsx";
import { column, text } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { eventWord } from "./event-words.ts";
import { glyphs } from "./webhook-glyphs.ts";

type Webhook = Entry<"webhooks">;

const status = ({ status: at }: Webhook) => <StateMark state={at} glyph={glyphs[at]} />;
const events = ({ events: all }: Webhook) => all.map(eventWord).join(", ");

/** Where other systems are told what happens, for whoever runs the integrations. */
export default screen("webhooks", {
  heading: IntegrationTabs,
  columns: [
    column("name", 160, ({ name }: Webhook) => <span className="font-medium">{name}</span>, { sort: "name" }),
    column("status", 132, status),
    column("events", 240, events, { from: 640, grow: 1.2 }),
    text("address", { from: 860, grow: 1 }),
  ],
  compact: (one) => <TwoLines name={[one.name]} below={[status(one), events(one)]} />,
  order: "name",
  filters: [by.choice("status")],
  presets: () => ({
    [phrase("All webhooks")]: {},
    [phrase("Failing or paused")]: { status: "retrying.paused" },
  }),
  fields: {
    address: { label: phrase("Address") },
    events: { label: phrase("Events") },
  },
  first: phrase("Another system is told there what happens to records, the moment it happens."),
  glyph: (at) => glyphs[at],
  form: [],
  made_by: late(() => import("./new-webhook.tsx")),
  panel: late(() => import("./webhook-panel.tsx")),
});

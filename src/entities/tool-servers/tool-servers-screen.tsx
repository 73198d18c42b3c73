import type { Entry } from "../../client/api.ts";
import { column, text } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { formatNumber } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { ArmyTabs } from "../agents/army-tabs.tsx";
import { glyphs } from "./tool-server-glyphs.ts";

type ToolServer = Entry<"tool_servers">;

const status = ({ status: at }: ToolServer) => <StateMark state={at} glyph={glyphs[at]} />;
const allowed = ({ allowed: tools }: ToolServer) => {
  const count = Object.keys(tools).length;
  return count === 0 ? t("none") : t("{{count}} allowed", { count: formatNumber(count) });
};

/** Outside servers whose tools agents may use, for whoever allows them. */
export default screen("tool_servers", {
  heading: ArmyTabs,
  columns: [
    column("name", 160, ({ name }: ToolServer) => <span className="font-medium">{name}</span>, { sort: "name" }),
    column("status", 148, status),
    column("allowed", 120, allowed, { from: 760 }),
    text("address", { from: 520, grow: 1.4 }),
  ],
  compact: (one) => <TwoLines name={[one.name]} below={[status(one), allowed(one)]} />,
  order: "name",
  filters: [by.choice("status")],
  presets: () => ({
    [phrase("All tool servers")]: {},
    [phrase("Changed or failed")]: { status: "altered.failed" },
  }),
  fields: { address: { label: phrase("Address") }, allowed: { label: phrase("Tools") } },
  first: phrase(
    "Agents use its tools once you have allowed them, and only before they have read anything of the company.",
  ),
  glyph: (at) => glyphs[at],
  form: ["name", "address"],
  panel: late(() => import("./tool-server-panel.tsx")),
});

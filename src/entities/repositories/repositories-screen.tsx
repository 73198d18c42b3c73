import type { Entry } from "../../client/api.ts";
import { column, text } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { ArmyTabs } from "../agents/army-tabs.tsx";
import { glyphs } from "./repository-glyphs.ts";
import { failingLine } from "./repository-words.ts";

type Repository = Entry<"repositories">;

const status = ({ status: at }: Repository) => <StateMark state={at} glyph={glyphs[at]} />;

/** What the GitHub Integration Agent watches, for whoever runs the agents. */
export default screen("repositories", {
  heading: ArmyTabs,
  columns: [
    column("name", 160, ({ name }: Repository) => <span className="font-medium">{name}</span>, { sort: "name" }),
    column("status", 148, status),
    column("failing", 200, ({ failing }: Repository) => failingLine(failing), { from: 760, grow: 1 }),
    text("address", { from: 520, grow: 1.4 }),
  ],
  compact: (one) => <TwoLines name={[one.name]} below={[status(one), failingLine(one.failing)]} />,
  order: "name",
  filters: [by.choice("status")],
  presets: () => ({
    [phrase("All repositories")]: {},
    [phrase("Not in order")]: { status: "needs_attention.in_conflict.failed" },
  }),
  fields: {
    address: { label: phrase("Address or folder") },
    branch: { label: phrase("Default branch") },
    api_url: { label: phrase("API of its host") },
    failing: { label: phrase("Not in order") },
  },
  glyph: (at) => glyphs[at],
  form: ["name", "address", "branch", "api_url"],
  panel: late(() => import("./repository-panel.tsx")),
});

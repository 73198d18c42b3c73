import type { Entry } from "../../client/api.ts";
import { column, moment, person } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";
import { phrase, t } from "../../ui/translate.ts";
import { glyphs } from "./workflow-glyphs.ts";
import { triggerWords } from "./trigger-words.ts";

type Workflow = Entry<"workflows">;

const Questions = late(() => import("./questions.tsx"));

const status = ({ status: at }: Workflow) => <StateMark state={at} glyph={glyphs[at]} />;
const starts = ({ definition }: Workflow) => triggerWords(definition.trigger);

/** What the server does by itself, and what runs ask the reader. */
export default screen("workflows", {
  heading: () => (
    <>
      <h1 className="text-page font-semibold">{t("Workflows")}</h1>
      <Questions />
    </>
  ),
  columns: [
    column("name", 200, ({ name }: Workflow) => <span className="font-medium">{name}</span>, { sort: "name", grow: 1 }),
    column("status", 112, status, { sort: "status" }),
    column("definition", 220, starts, { label: phrase("Starts"), from: 620, grow: 1.2 }),
    person("publisher", { from: 860, label: phrase("Runs as") }),
    moment("updated_at", { label: phrase("Last change"), from: 1000 }),
  ],
  compact: (one) => <TwoLines name={[one.name]} below={[status(one), starts(one)]} />,
  order: "name",
  filters: [by.choice("status")],
  presets: () => ({
    [phrase("All workflows")]: {},
    [phrase("Active ones")]: { status: "active" },
    [phrase("Paused")]: { status: "paused" },
  }),
  fields: {
    definition: { label: phrase("Starts") },
    publisher_id: { label: phrase("Runs as") },
    published_at: { label: phrase("Published") },
    changed: { label: phrase("Draft changed") },
  },
  first: phrase("A workflow does by itself what somebody would otherwise have to think of."),
  glyph: (at) => glyphs[at],
  form: [],
  made_by: late(
    withFrench(
      () => import("./new-workflow.tsx"),
      () => import("./new-workflow.french.ts"),
    ),
  ),
  panel: late(() => import("./workflow-panel.tsx")),
});

import type { Entry } from "../../client/api.ts";
import { choice, column, moment, none } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { formatNumber } from "../../ui/format.ts";
import { choiceWord } from "../../ui/choice-word.ts";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { glyphs } from "./template-glyphs.ts";
import { writtenTo } from "./written-to.ts";

type Template = Entry<"email_templates">;

const status = ({ status: state }: Template) => (
  <StateMark entity="email_templates" state={state} glyph={glyphs[state]} />
);
const name = ({ name: called }: Template) => (
  <span dir="auto" className="truncate font-medium">
    {called}
  </span>
);
const uses = ({ uses: count }: Template) =>
  count ? <span className="tabular-nums">{formatNumber(count)}</span> : none;

/** Templates of e-mails: whom each is for and how often it was used, and a panel in which it is written and tried. */
export default screen("email_templates", {
  columns: [
    column("name", 220, name, { sort: "name", grow: 3 }),
    column("status", 104, status, { sort: "status" }),
    choice("category", { from: 560 }),
    choice("language", { from: 420 }),
    column("written_to", 200, (template) => writtenTo(template), { label: phrase("Written to"), from: 760 }),
    column("uses", 88, uses, { sort: "uses", descends: true, from: 900 }),
    moment("used_at", { label: phrase("Last used"), from: 1000 }),
    moment("updated_at", { label: phrase("Last change"), from: 1120 }),
  ],
  compact: (template) => (
    <TwoLines
      name={[template.name]}
      below={[status(template), choiceWord(template.category), choiceWord(template.language)]}
    />
  ),
  order: "name",
  filters: [by.choice("status"), by.choice("category"), by.choice("language")],
  presets: () => ({
    [phrase("All templates")]: {},
    [phrase("Active templates")]: { status: "active" },
    [phrase("Drafts")]: { status: "draft" },
  }),
  fields: {
    written_to: { label: phrase("Written to") },
    uses: { label: phrase("Uses") },
    used_at: { label: phrase("Last used") },
    body: { label: phrase("Text") },
  },
  glyph: (state) => glyphs[state],
  form: ["name", "category", "language"],
  wide: ["name"],
  given_to_many: ["category"],
  panel: late(() => import("./email-template-panel.tsx")),
});

import type { Entry } from "../../client/api.ts";
import { LeadMachineTabs } from "../../lead-machine/browser/lead-machine-tabs.tsx";
import { choice, column, moment, person, worded } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { sourceName } from "../choices/known.ts";
import { glyphs } from "./form-glyphs.ts";

type Form = Entry<"forms">;

const status = ({ status: at }: Form) => <StateMark entity="forms" state={at} glyph={glyphs[at]} />;

/** The company's forms, each with what it asks and who gets its leads. */
export default screen("forms", {
  heading: LeadMachineTabs,
  columns: [
    column("name", 200, ({ name }: Form) => <span className="truncate font-medium">{name}</span>, {
      sort: "name",
      grow: 2,
    }),
    column("status", 104, status, { sort: "status" }),
    choice("language", { from: 480 }),
    person("lead_owner", { label: phrase("Gets the leads"), from: 620 }),
    worded("source", sourceName, { from: 760 }),
    moment("updated_at", { label: phrase("Last change"), from: 900 }),
  ],
  compact: (form) => <TwoLines name={[form.name]} below={[status(form)]} />,
  order: "name",
  filters: [by.choice("status")],
  presets: () => ({ [phrase("All forms")]: {}, [phrase("Published forms")]: { status: "published" } }),
  fields: { lead_owner_id: { label: phrase("Gets the leads") } },
  glyph: (state) => glyphs[state],
  form: ["name", "language", "lead_owner_id"],
  wide: ["name"],
  panel: late(() => import("./form-panel.tsx")),
});

import type { Entry } from "../../client/api.ts";
import { LeadMachineTabs } from "../../lead-machine/browser/lead-machine-tabs.tsx";
import { reasonWord } from "../../lead-machine/browser/reason-word.ts";
import { choice, column, moment, none, person, record } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { glyphs } from "./submission-glyphs.ts";

type Submission = Entry<"form_submissions">;

const status = ({ status: at }: Submission) => <StateMark entity="form_submissions" state={at} glyph={glyphs[at]} />;
const reason = ({ reason: said }: Submission) => (said ? <span className="truncate">{reasonWord(said)}</span> : none);

/** What forms have sent, and what became of it; what failed is mended and run again. */
export default screen("form_submissions", {
  heading: LeadMachineTabs,
  columns: [
    column("name", 180, ({ name }: Submission) => <span className="truncate font-medium">{name}</span>, { grow: 2 }),
    column("status", 136, status, { sort: "status" }),
    record("form", { from: 520 }),
    choice("outcome", { from: 640 }),
    person("assignee", { label: phrase("Assigned to"), from: 760 }),
    column("reason", 200, reason, { from: 980, grow: 1 }),
    moment("created_at", { label: phrase("Sent") }),
  ],
  compact: (one) => <TwoLines name={[one.name]} below={[status(one), one.reason ? reasonWord(one.reason) : null]} />,
  order: "-created_at",
  filters: [by.choice("status"), by.choice("outcome"), by.day("created_at")],
  presets: () => ({
    [phrase("All submissions")]: {},
    [phrase("Failed")]: { status: "failed" },
    [phrase("Set aside")]: { status: "set_aside" },
    [phrase("To be confirmed")]: { status: "unconfirmed" },
  }),
  fields: {
    assignee_id: { label: phrase("Assigned to") },
    reason: { label: phrase("Reason") },
    created_at: { label: phrase("Sent") },
  },
  first: phrase("They come by published forms."),
  glyph: (state) => glyphs[state],
  form: [],
  panel: late(() => import("./form-submission-panel.tsx")),
});

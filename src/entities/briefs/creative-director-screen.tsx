import type { Entry } from "../../client/api.ts";
import { column, date, money, named, person, text } from "../../screen/columns.tsx";
import { isoDay } from "../../records/date-spans.ts";
import { by } from "../../screen/filters.ts";
import { board, calendar } from "../../screen/layouts.ts";
import { screen } from "../../screen/screen.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { formatDay } from "../../ui/format-short.ts";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";
import { glyphs } from "./brief-glyphs.ts";

type Brief = Entry<"briefs">;

const status = ({ status: state }: Brief) => <StateMark entity="briefs" state={state} glyph={glyphs[state]} />;

// (What is delivered or approved is late no more.)
const under_way = [
  "draft",
  "submitted",
  "accepted",
  "in_production",
  "internal_review",
  "client_review",
  "changes_requested",
];

const due = ({ due_on, status: state }: Brief) => {
  if (!due_on) return null;
  const is_late = due_on < isoDay(new Date()) && under_way.includes(state);
  return <span className={is_late ? "text-bad" : "text-ink-3"}>{formatDay(due_on)}</span>;
};

/** Briefs: a board by their state, a table, a calendar of their days, and a panel with what is made. */
export default screen("briefs", {
  columns: [
    named("name", "account_name", { grow: 2 }),
    column("status", 136, status, { sort: "status" }),
    text("account_name", { label: phrase("Client"), from: 620 }),
    text("project_name", { label: phrase("Project"), from: 1000 }),
    person("owner", { from: 520 }),
    date("due_on", { label: phrase("Due"), from: 420 }),
    money("budget", "currency", { from: 900 }),
  ],
  compact: (brief) => (
    <TwoLines name={[brief.name, brief.account_name]} below={[status(brief), due(brief)]} owner={brief.owner} />
  ),
  order: "due_on",
  filters: [
    by.choice("status"),
    by.owner("owner_id", { name: "owner" }),
    by.day("due_on", { name: "due", label: phrase("Due") }),
    by.used("account_name", { name: "client", label: phrase("Client") }),
  ],
  presets: () => ({
    [phrase("All briefs")]: {},
    [phrase("My briefs")]: { owner: "me" },
    [phrase("Late")]: { due: "past", status: under_way.join(",") },
    [phrase("Waiting for the client")]: { status: "client_review" },
    [phrase("Changes requested")]: { status: "changes_requested" },
  }),
  fields: {
    name: { label: phrase("Title") },
    account_id: { label: phrase("Client") },
    account_name: { label: phrase("Client") },
    project_name: { label: phrase("Project") },
    brand_kit_id: { label: phrase("Brand kit") },
    tone: { label: phrase("Tone") },
    formats: { label: phrase("Formats") },
    inspiration: { label: phrase("References") },
    due_on: { label: phrase("Due") },
    change_reason: { label: phrase("What is to be changed") },
    approved_by: { label: phrase("Approved by") },
    approved_at: { label: phrase("Approved on") },
  },
  glyph: (state) => glyphs[state],
  layouts: [board({ by: "status" }), calendar({ on: ["due_on"] })],
  begins_as: "board",
  form: [
    "name",
    "account_id",
    "project_id",
    "brand_kit_id",
    "due_on",
    "budget",
    "objective",
    "audience",
    "message",
    "tone",
    "deliverables",
    "formats",
    "inspiration",
  ],
  wide: ["name", "objective", "audience", "message", "tone", "deliverables", "formats", "inspiration"],
  given_to_many: ["due_on", "brand_kit_id"],
  panel: late(() => import("./brief-panel.tsx")),
});

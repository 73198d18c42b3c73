import type { Entry } from "../../client/api.ts";
import { useAddress } from "../../records/address.ts";
import { NewReport, ReportBuilder } from "../../reports/browser/late-reports.ts";
import { definitionIn } from "../../reports/browser/report-address.ts";
import { sourceWord } from "../../reports/browser/source-choice.tsx";
import { choice, column, moment, none, person } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";

type Report = Entry<"reports">;

const name = ({ name: called }: Report) => (
  <span dir="auto" className="truncate font-medium">
    {called}
  </span>
);

const ReportList = screen("reports", {
  columns: [
    column("name", 220, name, { sort: "name", grow: 2 }),
    column("source", 140, ({ source }) => sourceWord(source), { sort: "source", from: 420 }),
    column("note", 220, ({ note }) => note ?? none, { label: phrase("Description"), from: 900, grow: 1 }),
    choice("visibility", { label: phrase("Who sees it"), from: 620 }),
    person("owner", { from: 520 }),
    moment("updated_at", { label: phrase("Last change"), from: 760 }),
  ],
  compact: (report) => (
    <TwoLines
      name={[report.name]}
      below={[sourceWord(report.source), choiceWord(report.visibility)]}
      owner={report.owner}
    />
  ),
  order: "name",
  filters: [
    by.choice("source", { worded: sourceWord }),
    by.choice("visibility", { label: phrase("Who sees it") }),
    by.owner("owner_id", { name: "owner" }),
  ],
  presets: () => ({ [phrase("All reports")]: {}, [phrase("My reports")]: { owner: "me" } }),
  fields: {
    note: { label: phrase("Description") },
    visibility: { label: phrase("Who sees it") },
    definition: { label: phrase("What it asks") },
  },
  form: [],
  made_by: NewReport,
  given_to_many: ["visibility"],
  panel: late(() => import("./report-panel.tsx")),
});

/** The reports that one sees, and in the same page the builder, where the address holds a report. */
export default Object.assign(
  () => {
    const [address] = useAddress();
    const definition = definitionIn(address);
    return definition ? <ReportBuilder definition={definition} /> : <ReportList />;
  },
  { described: ReportList.described },
);

import type { Entry } from "../../client/api.ts";
import { DashboardPage, NewDashboard } from "../../dashboards/browser/late-parts.ts";
import { useAddress } from "../../records/address.ts";
import { choice, column, moment, none, person } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { choiceWord } from "../../ui/choice-word.ts";
import { late } from "../../ui/late.ts";
import { phrase } from "../../ui/translate.ts";

type Dashboard = Entry<"dashboards">;

const name = ({ name: called }: Dashboard) => (
  <span dir="auto" className="truncate font-medium">
    {called}
  </span>
);

const DashboardList = screen("dashboards", {
  columns: [
    column("name", 220, name, { sort: "name", grow: 2 }),
    column("note", 260, ({ note }) => note ?? none, { label: phrase("Description"), from: 760, grow: 1 }),
    choice("visibility", { label: phrase("Who sees it"), from: 620 }),
    person("owner", { from: 480 }),
    moment("updated_at", { label: phrase("Last change"), from: 900 }),
  ],
  compact: (dashboard) => (
    <TwoLines name={[dashboard.name]} below={[choiceWord(dashboard.visibility)]} owner={dashboard.owner} />
  ),
  order: "name",
  filters: [by.choice("visibility", { label: phrase("Who sees it") }), by.owner("owner_id", { name: "owner" })],
  presets: () => ({ [phrase("All dashboards")]: {}, [phrase("My dashboards")]: { owner: "me" } }),
  first: phrase("A dashboard shows reports and texts side by side, each with the numbers of whoever looks."),
  fields: {
    note: { label: phrase("Description") },
    visibility: { label: phrase("Who sees it") },
    definition: { label: phrase("Tiles and filters") },
  },
  form: [],
  made_by: NewDashboard,
  given_to_many: ["visibility"],
  panel: late(() => import("./dashboard-panel.tsx")),
});

/** The dashboards that one sees, and in the same page one of them; its details and history stand in a panel beside the list. */
export default Object.assign(
  () => {
    const [{ id, details, bin }] = useAddress();
    return id && id !== details && bin === undefined ? <DashboardPage key={id} id={id} /> : <DashboardList />;
  },
  { described: DashboardList.described },
);

import type { Entry } from "../../client/api.ts";
import { column, moment, none, person, pointed } from "../../screen/columns.tsx";
import { by } from "../../screen/filters.ts";
import { screen } from "../../screen/screen.tsx";
import { TwoLines } from "../../screen/two-lines.tsx";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { ArmyTabs } from "../agents/army-tabs.tsx";

type Memory = Entry<"agent_memories">;

const agent = ({ agent: writer }: Memory) => writer?.name ?? none;
const seen = ({ personal }: Memory) => (personal ? t("Only for whom it was") : t("Whoever sees its sources"));

/** What agents remember: each of it for whoever sees all records that it came from. */
export default screen("agent_memories", {
  heading: ArmyTabs,
  columns: [
    column("text", 260, ({ text }: Memory) => <span className="truncate font-medium">{text}</span>, { grow: 2 }),
    column("agent", 176, agent, { ...pointed("agent"), label: phrase("Agent"), fields: ["agent_id"], from: 640 }),
    column("personal", 172, seen, { label: phrase("Seen by"), from: 980 }),
    person("owner", { label: phrase("For"), from: 760 }),
    moment("created_at", { label: phrase("Remembered"), from: 520 }),
  ],
  compact: (memory) => <TwoLines name={[memory.text]} below={[memory.agent?.name]} owner={memory.owner} />,
  first: phrase("Agents keep here what they learn while they work, for the next time."),
  order: "-created_at",
  filters: [
    by.owner("owner_id", { name: "owner", label: phrase("For") }),
    by.text("text", { label: phrase("What is remembered") }),
    by.moment("created_at", { label: phrase("Remembered") }),
  ],
  presets: () => ({
    [phrase("All memories")]: {},
    [phrase("For me")]: { owner: "me" },
  }),
  fields: {
    text: { label: phrase("What is remembered") },
    agent_id: { label: phrase("Agent") },
    owner_id: { label: phrase("For") },
    task_id: { label: phrase("Task") },
    personal: { label: phrase("Seen by") },
    untrusted: { label: phrase("From others’ words") },
    lead_ids: { label: phrase("Leads") },
    account_ids: { label: phrase("Clients") },
    contact_ids: { label: phrase("Contacts") },
  },
  form: ["text"],
  panel: late(() => import("./agent-memory-panel.tsx")),
});

import { useSession } from "../../client/session-context.ts";
import { TabLine } from "../../screen/tab-line.tsx";
import { phrase, t } from "../../ui/translate.ts";

const tabs = [
  { entity: "lead_machine", title: phrase("Lead machine"), search: {} },
  { entity: "forms", title: phrase("Forms"), search: { tab: "forms" } },
  { entity: "form_submissions", title: phrase("Submissions"), search: { tab: "submissions" } },
];

/** The title of the lead machine: which of its tabs this is, and the ways to the others. */
export function LeadMachineTabs({ entity: here }: { entity: string }) {
  const { rights } = useSession();
  const seen = tabs.filter(({ entity }) => entity === "lead_machine" || rights?.[entity]?.["read"]);
  const to = "/dashboard/lead-machine";
  return <TabLine here={here} tabs={seen.map(({ title, ...tab }) => ({ ...tab, title: t(title), to }))} />;
}

import { Acts, AssignButton, MoreActs, StateMenu } from "../../screen/acts.tsx";
import { Children } from "../../screen/children.tsx";
import { useHere } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { phrase } from "../../ui/translate.ts";
import { TagField } from "../tags/tag-field.tsx";
import { ProjectTime } from "../time-entries/late-time.ts";
import { ProjectHealth } from "./project-health.tsx";

const facts = ["owner_id", "starts_on", "due_on", "billing", "budget", "budget_hours", "rate", "client_visible"];
const more = {
  [phrase("How it goes")]: ["health", "health_reason", "reported_at", "began_on", "ended_on", "note"],
  [phrase("Record")]: ["key", "currency", "lead_id", "team_id", "created_at", "updated_at"],
};

/** One project: how it goes, for whom and until when, its milestones and members, and what happened. */
export default recordPanel(() => {
  const { row: project } = useHere<"projects">();
  return (
    <>
      <Head>
        <p className="text-ink-2">{[project.key, project.account_name].filter(Boolean).join(" · ")}</p>
        <ProjectHealth {...{ project }} />
      </Head>
      <TagField />
      <Acts>
        <StateMenu column="status" />
        <span className="flex-1" />
        <AssignButton />
        <MoreActs />
      </Acts>
      <PairedFacts names={[project.account_id && !project.account ? "account_name" : "account_id", ...facts]} />
      <ProjectTime />
      <Children />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

import { CalendarClock } from "lucide-react";
import { useSession } from "../../client/session-context.ts";
import { Acts, AssignButton, MoreActs, shown_apart, StateMenu } from "../../screen/acts.tsx";
import { Children } from "../../screen/children.tsx";
import { useHere, useScreen } from "../../screen/description.ts";
import { MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { late } from "../../ui/late.ts";
import type { MenuKit } from "../../ui/opened-menu.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { withFrench } from "../../ui/with-french.ts";
import { isOver } from "./is-over.ts";
import { MoveProjectDialog } from "./late-move.ts";
import { children } from "./project-children.tsx";
import { useAskedReport } from "./use-asked-report.ts";
import { TagField } from "../tags/tag-field.tsx";
import { ProjectRelations } from "../project-links/late-relations.ts";
import { ProjectRates } from "../project-rates/late-rates.ts";
import { ProjectStates } from "../project-states/late-states.ts";
import { ProjectTime, StartTimer } from "../time-entries/late-time.ts";
import { ProjectHealth } from "./project-health.tsx";
import { RecordFiles } from "../files/late-files.ts";
import { LinkedTasks } from "../task-records/late-task-records.ts";

const WhoSees = late(
  withFrench(
    () => import("../../portfolio/browser/who-sees.tsx"),
    () => import("../../portfolio/browser/access.french.ts"),
  ),
);

const facts = ["owner_id", "billing", "starts_on", "due_on", "budget", "budget_hours", "rate", "client_visible"];
const more = {
  [phrase("How it goes")]: ["health", "health_reason", "reported_at", "began_on", "ended_on", "note"],
  [phrase("Record")]: ["key", "currency", "lead_id", "team_id", "created_at", "updated_at"],
};

/** One project: how it goes, for whom and until when, its milestones and members, and what happened. */
export default recordPanel(() => {
  const { row: project, may } = useHere<"projects">();
  useAskedReport();
  const { person, pages, rights } = useSession();
  // (Nobody asks themselves.)
  const mine = person.id === project.owner_id;
  return (
    <>
      <Head>
        <p className="text-ink-2">{[project.key, project.account_name].filter(Boolean).join(" · ")}</p>
        <ProjectHealth {...{ project }} />
      </Head>
      <TagField />
      <Acts>
        <StateMenu column="status" />
        <span className="flex-1 max-tablet:hidden" />
        <StartTimer
          work={{ project_id: project.id }}
          shown={{ name: project.name, project_name: project.name, project_key: project.key }}
          away={!!(project.deleted_at ?? project.archived_at) || isOver(project)}
          quiet
        />
        <AssignButton />
        <SeldomActs mine={mine} />
      </Acts>
      <PairedFacts
        wide={["account_id", "account_name"]}
        names={[project.account_id && !project.account ? "account_name" : "account_id", ...facts]}
      />
      <ProjectTime />
      <Children of={children} />
      <ProjectRelations />
      {rights?.["project_rates"] && <ProjectRates />}
      <ProjectStates />
      {(may("update") || pages.includes("/dashboard/admin/projects")) && <WhoSees key={project.id} id={project.id} />}
      <Below />
    </>
  );
});

const Below = () => (
  <>
    <LinkedTasks beside_own />
    <RecordFiles />
    <MoreFacts groups={more} />
    <History />
  </>
);

/** What else may be done with it; it is moved with all that belongs to it by a dialog of its own. */
function SeldomActs({ mine }: { mine: boolean }) {
  const { row: project, may } = useHere<"projects">();
  const { ask } = useScreen();
  const moveItem = ({ MenuItem }: MenuKit) => (
    <MenuItem
      icon={CalendarClock}
      onSelect={() => ask((onClose) => <MoveProjectDialog {...{ project, onClose }} to={{}} />)}
    >
      {t("Reschedule…")}
    </MenuItem>
  );
  return (
    <MoreActs
      but={[...shown_apart, "reschedule", "take_back_shift", "bring_back", ...(mine ? ["ask_for_report"] : [])]}
      seldom={["keep_as_template", ...(may("assign") ? ["ask_for_report"] : [])]}
    >
      {may("update") && !isOver(project) && moveItem}
    </MoreActs>
  );
}

// What the server says to whoever archives.
phrase("A project of more than 10,000 tasks is not archived at once.");
phrase("A template holds at most 300 tasks, with 60 KB of text.");
phrase("Only a project that is completed, closed or cancelled is archived.");
phrase("Somebody’s timer runs on this project: it is archived once that has ended.");

import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { History } from "../../screen/history.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { Lasting } from "./lasting.tsx";
import { glyphs } from "./time-glyphs.ts";

const facts = ["owner_id", "minutes", "day", "billable", "rate", "amount"];
const more = {
  [phrase("Record")]: [
    "started_at",
    "ended_at",
    "activity_id",
    "decider_id",
    "decided_at",
    "account_name",
    "created_at",
    "updated_at",
  ],
};

/** One time entry: what it was for, for how long, how it stands and why it was refused. */
export default recordPanel(() => (
  <>
    <TimeHead />
    <Acts>
      <MoreActs />
    </Acts>
    <PairedFacts names={facts} />
    <Facts names={["task_id", "project_id", "note"]} />
    <MoreFacts groups={more} />
    <History />
  </>
));

function TimeHead() {
  const { row: entry } = useHere<"time_entries">();
  const { status, reason, task_id, task_name, task_code, project_id, project_name } = entry;
  const link = task_id ? (
    <RecordLink entity="tasks" row={{ id: task_id }}>
      {[task_code, task_name].filter(Boolean).join(" ")}
    </RecordLink>
  ) : (
    project_id && (
      <RecordLink entity="projects" row={{ id: project_id }}>
        {project_name}
      </RecordLink>
    )
  );
  return (
    <div className="flex-none px-4 pt-1.5 pb-3">
      <h2 className="text-head font-semibold">{entry.name}</h2>
      <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
        <Lasting of={entry} />
        <StateMark entity="time_entries" state={status} glyph={glyphs[status]} />
        {link}
      </p>
      {reason && (
        <p className={`mt-1 ${status === "rejected" ? "text-bad" : "text-ink-2"}`}>
          {t("Rejected: {{reason}}", { reason })}
        </p>
      )}
    </div>
  );
}

import { Ban } from "lucide-react";
import { Acts, AssignButton, MoreActs, shown_apart, StateMenu } from "../../screen/acts.tsx";
import { Children } from "../../screen/children.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { Head } from "../../screen/head.tsx";
import { History } from "../../screen/history.tsx";
import { RecordLink } from "../../screen/record-link.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { phrase, t } from "../../ui/translate.ts";
import { TagField } from "../tags/tag-field.tsx";
import { StartTimer, TaskTime } from "../time-entries/late-time.ts";

const facts = [
  "owner_id",
  "priority",
  "project_id",
  "due_on",
  "starts_on",
  "estimate",
  "repeat_rule",
  "client_visible",
];
// (What the database says of a task that is taken elsewhere.)
phrase("Below it are tasks that are not yours to move.");

const more = {
  [phrase("Record")]: ["code", "repeat_mode", "repeats_id", "ended_at", "team_id", "created_at", "updated_at"],
};

/** One task: what is to be done, by whom and until when, what stands below it and what happened. */
export default recordPanel(() => (
  <>
    <TaskHead />
    <TagField />
    <TaskActs />
    <TaskTime />
    <PairedFacts names={facts} />
    <Facts names={["body"]} />
    <Children />
    <MoreFacts groups={more} />
    <History />
  </>
));

function TaskActs() {
  const { blocked_reason } = useHere<"tasks">().row;
  return (
    <Acts>
      <StateMenu column="status" />
      <span className="flex-1" />
      <StartTimer />
      <AssignButton />
      <MoreActs but={[...shown_apart, blocked_reason ? "block" : "unblock"]} />
    </Acts>
  );
}

/** What it is called by, what it is part of, and what blocks it. */
function TaskHead() {
  const { code, parent, blocked_reason } = useHere<"tasks">().row;
  return (
    <Head>
      <p className="text-ink-2">
        {code}
        {parent && (
          <>
            {" · "}
            {t("Part of")}{" "}
            <RecordLink entity="tasks" row={parent}>
              {parent.name}
            </RecordLink>
          </>
        )}
      </p>
      {blocked_reason && (
        <p className="flex items-center gap-1.5 text-bad">
          <Ban aria-hidden className="size-3.5 flex-none" />
          <span className="sr-only">{t("Blocked")} </span>
          {blocked_reason}
        </p>
      )}
    </Head>
  );
}

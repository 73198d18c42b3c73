import { Ban } from "lucide-react";
import { useState } from "react";
import { Acts, AssignButton, MoreActs, shown_apart, StateMenu } from "../../screen/acts.tsx";
import { list } from "../../screen/child-list.ts";
import { Children } from "../../screen/children.tsx";
import { useHere } from "../../screen/description.ts";
import { Facts, MoreFacts, PairedFacts } from "../../screen/facts.tsx";
import { stateWord } from "../../records/state-word.ts";
import { Head } from "../../screen/head.tsx";
import { History, strong } from "../../screen/history.tsx";
import { RecordLink } from "../../screen/record-link.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { formatNumber } from "../../ui/format.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { Words } from "../../timeline/browser/words.tsx";
import { withFrench } from "../../ui/with-french.ts";
import { OwnStateMenu } from "../project-states/late-states.ts";
import { RecordFiles } from "../files/late-files.ts";
import { TagField } from "../tags/tag-field.tsx";
import { StartTimer, TaskTime } from "../time-entries/late-time.ts";
import { isBlocked } from "./is-blocked.ts";
import TaskLine from "./task-line.tsx";

const TaskRelations = late(
  withFrench(
    () => import("./task-relations.tsx"),
    () => import("./task-relations.french.ts"),
  ),
  () => <Skeleton className="m-4 w-64" />,
);

const TaskPhase = late(
  () => import("../phases/task-phase.tsx"),
  ({ task }) => task.phase_name,
);

const children = [
  list("tasks", {
    words: { many: phrase("Subtasks"), create: phrase("Add subtask") },
    form: ["name", "owner_id", "priority", "due_on"],
    order: ["created_at"],
    line: (task) => <TaskLine task={task} />,
    kept: true,
  }),
];

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
phrase("More than 1,000 tasks stand below it: move them in parts.");
phrase("There is no room left between these two.");
phrase("A template holds at most 300 tasks, with 60 KB of text.");
phrase("More than 10,000 tasks of this project have this status: its states are not changed at once.");
phrase("Others have submitted time on it: whoever approves that moves the task.");

const more = {
  [phrase("Record")]: ["code", "repeat_mode", "repeats_id", "ended_at", "team_id", "created_at", "updated_at"],
};

type Own = NonNullable<Parameters<typeof History>[0]["own"]>;

/** Where it stood and stands, as its project calls that where it does. */
const moved: Own["moved"] = ({ before, after, names }) => {
  const [from, to] = [before, after].map(
    (at) => names?.[String(at?.["state_id"])] ?? stateWord("tasks", String(at?.["status"])),
  );
  return { text: phrase("{{who}} moved it from {{from}} to {{to}}"), values: { from, to: strong(to ?? "") } };
};
const own: Own = { told_elsewhere: ["open_blockers"], with_state: ["state_id"], moved };

/** One task: what is to be done, by whom and until when, what stands below it and what happened. */
export default recordPanel(() => (
  <>
    <TaskHead />
    <TagField />
    <TaskActs />
    <TaskTime />
    <TaskFacts />
    <Body />
    <Children of={children} />
    <TaskRelations />
    <RecordFiles />
    <MoreFacts groups={more} />
    <History own={own} />
  </>
));

/** What one asks first of it; of one of a project its phase, too. */
function TaskFacts() {
  const { row } = useHere<"tasks">();
  const names = row.project_id ? facts.toSpliced(3, 0, "phase_id") : facts;
  return (
    <PairedFacts
      {...{ names }}
      shown={{ phase_id: <TaskPhase task={row} />, ...(!row.project && { project_id: row.project_key }) }}
    />
  );
}

// What is ticked (checklist.ts; a file that both had would bring the panel along with what comes after it).
const items = /^\s*[-*+] \[[ xX]\] .*(\n|$)/gm;

/** What its text says, as Markdown, beside what is ticked below. */
function Body() {
  const { row, may } = useHere<"tasks">();
  const text = row.body?.replace(items, "").trim();
  return (
    <>
      {(!text || may("update")) && <Facts names={["body"]} shown={text ? { body: t("Change the text…") } : {}} />}
      {text && (
        <div className="flex-none px-4 pb-3">
          <Words text={text} />
        </div>
      )}
    </>
  );
}

function TaskActs() {
  const { row } = useHere<"tasks">();
  const { id, name, code, project_id, blocked_reason } = row;
  const [own, setOwn] = useState(false);
  return (
    <Acts>
      {!own && <StateMenu column="status" />}
      <OwnStateMenu onOwn={setOwn} />
      <span className="flex-1 max-tablet:hidden" />
      <StartTimer
        work={{ task_id: id }}
        shown={{ name, task_name: name, task_code: code, project_id }}
        away={!!(row.deleted_at ?? row.project_archived_at)}
      />
      <AssignButton />
      <MoreActs
        but={[...shown_apart, blocked_reason ? "block" : "unblock", "enter", "reschedule", "take_back_shift"]}
        seldom={["keep_as_template"]}
      />
    </Acts>
  );
}

/** What it is called by, what it is part of, and what blocks it. */
function TaskHead() {
  const { row } = useHere<"tasks">();
  const { code, parent, blocked_reason, open_blockers } = row;
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
      {isBlocked(row) && (
        <p className="flex items-center gap-1.5 text-bad">
          <Ban aria-hidden className="size-3.5 flex-none" />
          <span className="sr-only">{t("Blocked")} </span>
          {blocked_reason ?? t("By tasks that are not over: {{count}}", { count: formatNumber(open_blockers) })}
        </p>
      )}
    </Head>
  );
}

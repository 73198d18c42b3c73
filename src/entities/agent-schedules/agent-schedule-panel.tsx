import { Pause, Pencil, Play } from "lucide-react";
import type { Entry } from "../../client/api.ts";
import { EditableField } from "../../records/editable-field.tsx";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { list } from "../../screen/child-list.ts";
import { useHere, useScreen } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { History } from "../../screen/history.tsx";
import { labelOf } from "../../screen/label.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { recordPanel } from "../../screen/record-panel.tsx";
import { toastRefusal } from "../../screen/refusals.ts";
import { RelatedList } from "../../screen/related-list.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { Button } from "../../ui/button.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { late } from "../../ui/late.ts";
import { phrase, t } from "../../ui/translate.ts";
import { glyphs as task_glyphs } from "../agent-tasks/agent-task-glyphs.ts";
import { saidWord } from "../agents/said-words.ts";
import { notMade } from "./not-made.ts";
import { Rhythm } from "./rhythm.tsx";
import { glyphs, standing } from "./schedule-glyphs.ts";

const ChangeSchedule = late(() => import("./change-schedule.tsx"));

const facts = ["next_at", "last_at", "required_capability", "priority", "missed", "owner_id"];
const more = { [phrase("Record")]: ["created_at", "updated_at"] };

/** One schedule: when it comes and why it last did not, and the tasks that it has made. */
export default recordPanel(() => {
  const { row: schedule } = useHere<"agent_schedules">();
  const { required_capability, next_at, last_at } = schedule;
  const shown = {
    required_capability: required_capability ? saidWord(required_capability) : t("Nothing in particular"),
    next_at: next_at && formatDateTime(next_at),
    last_at: last_at && formatDateTime(last_at),
  };
  return (
    <>
      <Told />
      <Acts>
        <StateMark state={standing(schedule)} glyph={glyphs[standing(schedule)]} />
        <span className="flex-1" />
        <Changes />
        <MoreActs />
      </Acts>
      <Facts names={facts} shown={shown} />
      <RelatedList list={tasks} where={{ schedule_id: schedule.id }} given={null} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

/** What is to be done, when, and why the last time made no task. */
function Told() {
  const { row: schedule, may } = useHere<"agent_schedules">();
  const { described } = useScreen();
  const writes = useScreenWrites();
  return (
    <div className="flex-none px-4 pt-1.5 pb-3">
      <h2 className="text-head font-semibold">
        <EditableField
          {...{ row: schedule, writes }}
          name="title"
          field={{ kind: "line", list: false }}
          label={labelOf(described, "title")}
          editable={may("update")}
        />
      </h2>
      <p className="pt-1 text-ink-2">
        <Rhythm of={schedule} />
      </p>
      {schedule.reason && <p className="pt-1 text-warn">{notMade(schedule.reason)}</p>}
    </div>
  );
}

/** Pauses and resumes it, and opens the form that it was made by. */
function Changes() {
  const { row: schedule, may } = useHere<"agent_schedules">();
  const { ask } = useScreen();
  const writes = useScreenWrites();
  if (!may("update")) return null;
  const { enabled } = schedule;
  const Icon = enabled ? Pause : Play;
  return (
    <>
      <Button size="small" onClick={() => void writes.update(schedule, { enabled: !enabled }).catch(toastRefusal)}>
        <Icon aria-hidden />
        {enabled ? t("Pause") : t("Resume")}
      </Button>
      <Button size="small" onClick={() => ask((onClose) => <ChangeSchedule {...{ schedule, onClose }} />)}>
        <Pencil aria-hidden />
        {t("Edit…")}
      </Button>
    </>
  );
}

const tasks = list("agent_tasks", {
  form: [],
  order: ["-created_at"],
  words: { many: phrase("Tasks that it made") },
  kept: true,
  line: (task) => <Made task={task} />,
});

function Made({ task }: { task: Entry<"agent_tasks"> }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-3">
      <RecordLink entity="agent_tasks" row={{ id: task.id }}>
        {formatDateTime(task.created_at)}
      </RecordLink>
      <StateMark state={task.status} glyph={task_glyphs[task.status]} />
    </p>
  );
}

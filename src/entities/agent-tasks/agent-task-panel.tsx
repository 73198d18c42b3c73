import type { Entry } from "../../client/api.ts";
import { useSession } from "../../client/session-context.ts";
import { PageLink } from "../../records/page-link.tsx";
import { EditableField } from "../../records/editable-field.tsx";
import { Acts, MoreActs } from "../../screen/acts.tsx";
import { useHere, useScreen } from "../../screen/description.ts";
import { Facts, MoreFacts } from "../../screen/facts.tsx";
import { History } from "../../screen/history.tsx";
import { labelOf } from "../../screen/label.ts";
import { recordPanel } from "../../screen/record-panel.tsx";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { useScreenWrites } from "../../screen/use-screen-writes.ts";
import { Words } from "../../timeline/browser/words.tsx";
import { formatDateTime } from "../../ui/format.ts";
import { phrase, t } from "../../ui/translate.ts";
import { type Listed, placeOf } from "../places.ts";
import { saidWord } from "../agents/said-words.ts";
import { glyphs } from "./agent-task-glyphs.ts";
import { DraftedLetter } from "./drafted-letter.tsx";
import { Followed } from "./given-steps.tsx";
import { Heard } from "./heard.tsx";
import { told } from "./told.ts";
import { Trace } from "./trace.tsx";

const facts = ["priority", "required_capability", "assigned_to", "owner_id", "attempts", "next_attempt_at"];
const scheduled = ["schedule_id", ...facts];
const more = { [phrase("Record")]: ["created_at", "started_at", "finished_at", "updated_at"] };

/** One task: how it stands and why, who does it, and what came of it. */
export default recordPanel(() => {
  const { row: task } = useHere<"agent_tasks">();
  const { status, input } = task;
  return (
    <>
      <Told task={task} />
      <Acts>
        <StateMark state={status} glyph={glyphs[status]} />
        <span className="flex-1" />
        <MoreActs />
      </Acts>
      <Facts names={task.schedule ? scheduled : facts} shown={shownOf(task)} />
      <About input={input} />
      {status === "running" && (
        <div className="flex-none border-t border-line px-4 py-2.5 empty:hidden">
          <Heard task={task.id} />
        </div>
      )}
      <WhatCame task={task} />
      <Followed task={task.id} />
      <Trace task={task.id} running={status === "running"} />
      <MoreFacts groups={more} />
      <History />
    </>
  );
});

type Task = ReturnType<typeof useHere<"agent_tasks">>["row"];

/** What came of it: a text, and perhaps an e-mail to be sent. */
function WhatCame({ task: { result, draft_subject, draft_text } }: { task: Task }) {
  return (
    <>
      {result && (
        <section className="flex-none border-t border-line px-4 py-2.5">
          <h3 className="text-meta font-medium text-ink-3">{t("Result")}</h3>
          <Words text={result} stays />
        </section>
      )}
      {draft_subject && draft_text && (
        <section className="flex-none border-t border-line px-4 py-1.5">
          <DraftedLetter subject={draft_subject} text={draft_text} />
        </section>
      )}
    </>
  );
}

/** Its values that read otherwise than they are stored. */
function shownOf({ required_capability, assigned, schedule }: Entry<"agent_tasks">) {
  return {
    required_capability: required_capability ? saidWord(required_capability) : t("Nothing in particular"),
    assigned_to: assigned ? (
      <RecordLink entity="ai_agents" row={assigned}>
        {assigned.name}
      </RecordLink>
    ) : (
      t("Nobody yet")
    ),
    schedule_id: schedule && (
      <RecordLink entity="agent_schedules" row={schedule}>
        {schedule.name}
      </RecordLink>
    ),
  };
}

/** What is to be done, and why it is not yet. */
function Told({ task }: { task: Task }) {
  const { may } = useHere();
  const { described } = useScreen();
  const writes = useScreenWrites();
  const { reason, last_error } = task;
  return (
    <div className="flex-none px-4 pt-1.5 pb-3">
      <h2 className="text-head font-semibold">
        <EditableField
          {...{ row: task, writes }}
          name="title"
          field={{ kind: "line", list: false }}
          label={labelOf(described, "title")}
          editable={may("update")}
        />
      </h2>
      {reason && <p className="pt-1 text-ink-2">{told(reason)}</p>}
      {task.waits_for === "budget" && <Spent at={task.next_attempt_at} />}
      {task.parent_id && (
        <p className="pt-1">
          <RecordLink entity="agent_tasks" row={{ id: task.parent_id }}>
            {t("Open the task of which this is a step")}
          </RecordLink>
        </p>
      )}
      {last_error && <p className="pt-1 text-bad">{told(last_error)}</p>}
    </div>
  );
}

/** When a task goes on that waits for a budget, and where more is granted. */
function Spent({ at }: { at: string | null }) {
  const may = !!useSession().rights?.["model_endpoint"]?.["update"];
  return (
    <p className="flex flex-wrap gap-x-3 pt-1 text-ink-2">
      {at && t("It goes on {{when}}, or once more may be spent.", { when: formatDateTime(at) })}
      {may && (
        <PageLink to="/security" search={{ part: "model" }} className="rounded-sm text-person hover:underline">
          {t("Change what may be spent")}
        </PageLink>
      )}
    </p>
  );
}

/** The question that is asked, and the record that a task is about, where it names them. */
function About({ input }: { input: Record<string, unknown> | null }) {
  const { entity, id, question } = input ?? {};
  const place = typeof entity === "string" && typeof id === "string" ? placeOf(entity) : undefined;
  const asked = typeof question === "string" ? question : undefined;
  if (!asked && !place) return null;
  return (
    <section className="flex-none border-t border-line px-4 py-2.5">
      {asked && (
        <>
          <h3 className="text-meta font-medium text-ink-3">{t("Question")}</h3>
          <p className="pt-0.5 break-words whitespace-pre-line">{asked}</p>
        </>
      )}
      {place && (
        <RecordLink entity={place.entity as Listed} row={{ id: id as string }}>
          {t("Open what it is about")}
        </RecordLink>
      )}
    </section>
  );
}

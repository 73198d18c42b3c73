import { useId } from "react";
import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { late } from "../../ui/late.ts";
import { withFrench } from "../../ui/with-french.ts";
import { t } from "../../ui/translate.ts";
import { glyphs } from "./agent-task-glyphs.ts";
import { told } from "./told.ts";

const ProposedActs = late(
  withFrench(
    () => import("./proposed-acts.tsx"),
    () => import("../agent-approvals/agent-approvals.french.ts"),
  ),
);

type Task = Entry<"agent_tasks">;

/** What became of a task beyond its result: the steps that it gave to other agents, and what it and they have proposed. */
export function Followed({ task }: { task: string }) {
  const question = { where: { parent_id: task }, order: ["created_at"], include: ["assigned"] };
  const { rows } = useRecords<Task>("agent_tasks", question);
  return (
    <>
      {rows.length > 0 && <GivenSteps rows={rows} />}
      <ProposedActs tasks={[task, ...rows.map(({ id }) => id)]} />
    </>
  );
}

/** The steps that a task gave to other agents: who has each, and how it stands. */
function GivenSteps({ rows }: { rows: Task[] }) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 py-2.5">
      <h3 id={heading} className="text-meta font-medium text-ink-3">
        {t("Given to other agents")}
      </h3>
      <ol className="flex flex-col gap-1 pt-1">
        {rows.map((step) => (
          <li key={step.id} className="flex flex-wrap items-baseline gap-x-3">
            <RecordLink entity="agent_tasks" row={step}>
              {step.title}
            </RecordLink>
            <span className="text-ink-2">{step.assigned?.name ?? t("Nobody yet")}</span>
            <StateMark state={step.status} glyph={glyphs[step.status]} />
            {step.last_error && <span className="basis-full text-bad">{told(step.last_error)}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}

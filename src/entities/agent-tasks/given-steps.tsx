import { useId } from "react";
import type { Entry } from "../../client/api.ts";
import { useRecords } from "../../records/use-records.ts";
import { RecordLink } from "../../screen/record-link.tsx";
import { StateMark } from "../../screen/state-mark.tsx";
import { t } from "../../ui/translate.ts";
import { glyphs } from "./agent-task-glyphs.ts";
import { told } from "./told.ts";

/** The steps that a task gave to other agents: who has each, and how it stands. Nothing where it gave none. */
export function GivenSteps({ task }: { task: string }) {
  const heading = useId();
  const question = { where: { parent_id: task }, order: ["created_at"], include: ["assigned"] };
  const { rows } = useRecords<Entry<"agent_tasks">>("agent_tasks", question);
  if (rows.length === 0) return null;
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

import type { Step } from "../../workflows/definition.ts";
import { t } from "../../ui/translate.ts";
import { stepWords } from "./workflow-words.ts";

/** Steps in order, those that follow a yes or a no below it. */
export function StepsView({ steps, entity }: { steps: Step[]; entity: string }) {
  return (
    <ol className="flex flex-col gap-1.5 pt-2">
      {steps.map((step) => (
        <li key={step.id} className="min-w-0">
          <p dir="auto" className="rounded-md border border-line bg-raised px-2.5 py-1.5 break-words">
            {stepWords(step, entity)}
          </p>
          {(step.type === "branch" || step.type === "approval") && (
            <>
              <Block title={t("Yes")} steps={step.yes} entity={entity} />
              <Block title={t("No")} steps={step.no} entity={entity} />
            </>
          )}
        </li>
      ))}
    </ol>
  );
}

function Block({ title, steps, entity }: { title: string; steps: Step[]; entity: string }) {
  if (steps.length === 0) return null;
  return (
    <div className="mt-1.5 ml-2 border-l-2 border-line-2 pl-2.5">
      <p className="text-meta font-medium text-ink-3">{title}</p>
      <StepsView {...{ steps, entity }} />
    </div>
  );
}

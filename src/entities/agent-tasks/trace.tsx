import { useId } from "react";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import { spentText } from "../agents/use-budgets.ts";
import { StepLine } from "./step-line.tsx";
import { type Step, useSteps } from "./use-steps.ts";

/** What was done for a task, step by step on a line of time: nothing where it needed no step that is noted. */
export function Trace({ task, running }: { task: string; running: boolean }) {
  const heading = useId();
  const steps = useSteps(task, running);
  if (steps.length === 0) return null;
  const attempts = Object.values(Object.groupBy(steps, ({ run_id }) => run_id)) as Step[][];
  return (
    <section aria-labelledby={heading} className="flex-none border-t border-line px-4 py-2.5">
      <h3 id={heading} className="text-meta font-medium text-ink-3">
        {t("Steps")}
      </h3>
      <p className="pt-0.5 text-ink-2 tabular-nums">{sumOf(steps)}</p>
      {attempts.map((attempt, index) => (
        <div key={attempt[0]?.run_id}>
          {attempts.length > 1 && (
            <h4 className="pt-2 text-meta font-medium text-ink-3">{t("Attempt {{number}}", { number: index + 1 })}</h4>
          )}
          <Attempt steps={attempt} running={running && index === attempts.length - 1} />
        </div>
      ))}
    </section>
  );
}

function Attempt({ steps, running }: { steps: Step[]; running: boolean }) {
  const begins = Math.min(...steps.map(startOf));
  const whole = Math.max(1, ...steps.map((step) => startOf(step) + (step.ms ?? 0) - begins));
  return (
    <ol className="pt-1">
      {steps.map((step) => (
        <StepLine
          key={step.id}
          {...{ step, running }}
          from={(startOf(step) - begins) / whole}
          share={step.ms === null ? 0 : step.ms / whole}
        />
      ))}
    </ol>
  );
}

const startOf = ({ at }: Step) => Date.parse(at);

/** "5 steps · 12 400 tokens · 0,0021 €". */
function sumOf(steps: Step[]): string {
  const sum = (of: (step: Step) => number | null) => steps.reduce((all, step) => all + (of(step) ?? 0), 0);
  const tokens = sum(({ input_tokens, output_tokens }) => (input_tokens ?? 0) + (output_tokens ?? 0));
  const count = formatNumber(steps.length);
  return [
    steps.length === 1 ? t("1 step") : t("{{count}} steps", { count }),
    t("{{count}} tokens", { count: formatNumber(tokens) }),
    spentText(sum(({ cost }) => cost)),
  ].join(" · ");
}

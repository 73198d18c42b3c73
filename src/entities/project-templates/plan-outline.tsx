import { Diamond, Rows3 } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "../../ui/format.ts";
import { t } from "../../ui/translate.ts";
import type { Plan } from "./plan.schema.ts";

type Task = Plan["tasks"][number];

/** What a template holds: its phases, its tasks as they stand below each other, and its milestones, each with its working days. */
export function PlanOutline({ plan: { tasks, phases = [], milestones } }: { plan: Plan }) {
  const depths = tasks.reduce<number[]>((all, { parent }) => {
    return [...all, parent === undefined ? 0 : (all[parent] ?? 0) + 1];
  }, []);
  return (
    <section aria-labelledby="plan-outline" className="flex-none border-t border-line px-4 py-2.5">
      <h3 id="plan-outline" className="pb-1 font-medium">
        {t("What it holds")}
      </h3>
      {tasks.length + phases.length + milestones.length === 0 && <p className="text-ink-2">{t("Nothing yet.")}</p>}
      <ul>
        {phases.map((phase, nth) => (
          <Part key={`phase-${nth}`} kind={t("Phase")} name={phase.name} days={phase}>
            <Rows3 aria-hidden className="size-3.5 flex-none text-ink-3" />
          </Part>
        ))}
        {tasks.map((task, nth) => (
          <li
            key={nth}
            className="flex min-h-7 gap-3 py-1"
            style={{ paddingInlineStart: `${(depths[nth] ?? 0) * 16}px` }}
          >
            <span className="min-w-0 flex-1 break-words">{task.name}</span>
            {task.parent === undefined && task.phase !== undefined && (
              <span className="min-w-0 break-words text-ink-3">{phases[task.phase]?.name}</span>
            )}
            <Days of={task} />
          </li>
        ))}
        {milestones.map(({ name, due }, nth) => (
          <Part key={`milestone-${nth}`} kind={t("Milestone")} {...{ name }} days={{ due }}>
            <Diamond aria-hidden className="size-3.5 flex-none text-person" />
          </Part>
        ))}
      </ul>
    </section>
  );
}

type PartProps = { kind: string; name: string; days: Pick<Task, "starts" | "due">; children: ReactNode };

/** A phase, or a milestone, with its sign. */
function Part({ kind, name, days, children }: PartProps) {
  return (
    <li className="flex min-h-7 items-center gap-2 py-1">
      {children}
      <span className="sr-only">{kind}</span>
      <span className="min-w-0 flex-1 break-words">{name}</span>
      <Days of={days} />
    </li>
  );
}

/** On which working days, the first day of the project being the first. */
function Days({ of: { starts, due } }: { of: Pick<Task, "starts" | "due"> }) {
  const [from, to] = [starts ?? due, due ?? starts];
  if (from === undefined || to === undefined) return null;
  const day = (nth: number) => formatNumber(nth + 1);
  return (
    <span className="flex-none text-ink-2 tabular-nums">
      {from === to
        ? t("day {{day}}", { day: day(from) })
        : t("days {{from}} to {{to}}", { from: day(from), to: day(to) })}
    </span>
  );
}

import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { kind_words } from "../../entities/workflows/workflow-words.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { t } from "../../ui/translate.ts";
import type { Step } from "../definition.ts";
import { most } from "../limits.ts";
import { walk } from "../walk.ts";
import { newStep } from "./new-step.ts";
import { StepFields } from "./step-fields.tsx";

/** Steps as they are edited; `all`: those of the whole workflow, among which names are free. */
export type BlockProps = {
  entity: string;
  all: Step[];
  steps: Step[];
  depth?: number;
  onChange: (steps: Step[]) => void;
};

/** Steps one after the other, each with its fields; below them a way to add one. */
export function StepBlock({ entity, all, steps, depth = 1, onChange }: BlockProps) {
  const move = (at: number, by: number) => {
    const without = steps.toSpliced(at, 1);
    onChange(without.toSpliced(at + by, 0, steps[at] as Step));
  };
  return (
    <ol className="flex flex-col gap-2">
      {steps.map((step, at) => (
        <li
          key={step.id}
          className="rounded-md border border-line bg-raised px-2.5 pt-1.5 pb-2.5"
          data-step={step.type}
        >
          <div className="flex items-center gap-1">
            <p className="min-w-0 flex-1 font-medium">
              {t(kind_words[step.type])} <code className="text-meta font-normal text-ink-3">{step.id}</code>
            </p>
            {at > 0 && (
              <IconButton
                icon={ArrowUp}
                label={t("Move {{step}} up", { step: step.id })}
                onClick={() => move(at, -1)}
              />
            )}
            {at < steps.length - 1 && (
              <IconButton
                icon={ArrowDown}
                label={t("Move {{step}} down", { step: step.id })}
                onClick={() => move(at, 1)}
              />
            )}
            <IconButton
              icon={Trash2}
              label={t("Remove {{step}}", { step: step.id })}
              onClick={() => onChange(steps.toSpliced(at, 1))}
            />
          </div>
          <StepFields {...{ entity, all, step, depth }} onChange={(to) => onChange(steps.with(at, to))} />
        </li>
      ))}
      <li>
        <AddStep {...{ entity, all, depth }} onAdd={(step) => onChange([...steps, step])} />
      </li>
    </ol>
  );
}

type AddProps = { entity: string; all: Step[]; depth: number; onAdd: (step: Step) => void };

function AddStep({ entity, all, depth, onAdd }: AddProps) {
  const taken = [...walk(all)].map(({ step }) => step.id);
  if (taken.length >= most.steps) return <p className="text-ink-3">{t("A workflow has 50 steps at most.")}</p>;
  const offered = Object.entries(kind_words).filter(([type]) => {
    if (type === "letter") return ["leads", "accounts", "contacts"].includes(entity);
    return depth < most.depth || (type !== "branch" && type !== "approval");
  });
  return (
    <Select
      aria-label={t("Add a step")}
      className="w-60"
      value=""
      options={[{ value: "", label: t("Add a step…") }, ...offered.map(([value, word]) => ({ value, label: t(word) }))]}
      onChange={({ target }) => onAdd(newStep(target.value as Step["type"], taken))}
    />
  );
}

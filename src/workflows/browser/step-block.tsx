import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { kind_words } from "../../entities/workflows/workflow-words.ts";
import { IconButton } from "../../ui/icon-button.tsx";
import { Select } from "../../ui/select.tsx";
import { phrase, t } from "../../ui/translate.ts";
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
  return (
    <ol className="flex flex-col gap-2">
      {steps.map((step, at) => (
        <li
          key={step.id}
          className="rounded-md border border-line bg-raised px-2.5 pt-1.5 pb-2.5"
          data-step={step.type}
        >
          <StepHead {...{ steps, at, onChange }} />
          <StepFields {...{ entity, all, step }} onChange={(to) => onChange(steps.with(at, to))}>
            <Blocks {...{ entity, all, step, depth }} onChange={(to) => onChange(steps.with(at, to))} />
          </StepFields>
        </li>
      ))}
      <li>
        <AddStep {...{ entity, all, depth }} onAdd={(step) => onChange([...steps, step])} />
      </li>
    </ol>
  );
}

type HeadProps = Pick<BlockProps, "steps" | "onChange"> & { at: number };

/** What a step is called, and the ways to move and remove it. */
function StepHead({ steps, at, onChange }: HeadProps) {
  const { id, type } = steps[at] as Step;
  const without = steps.toSpliced(at, 1);
  const move = (by: number) => onChange(without.toSpliced(at + by, 0, steps[at] as Step));
  return (
    <div className="flex items-center gap-1">
      <p className="min-w-0 flex-1 font-medium">
        {t(kind_words[type])} <code className="text-meta font-normal text-ink-3">{id}</code>
      </p>
      {at > 0 && <IconButton icon={ArrowUp} label={t("Move {{step}} up", { step: id })} onClick={() => move(-1)} />}
      {at < steps.length - 1 && (
        <IconButton icon={ArrowDown} label={t("Move {{step}} down", { step: id })} onClick={() => move(1)} />
      )}
      <IconButton icon={Trash2} label={t("Remove {{step}}", { step: id })} onClick={() => onChange(without)} />
    </div>
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

type BlocksProps = Pick<BlockProps, "entity" | "all"> & { step: Step; depth: number; onChange: (step: Step) => void };

/** What follows a yes, and a no, of a step that branches. */
function Blocks({ entity, all, step, depth, onChange }: BlocksProps) {
  if (step.type !== "branch" && step.type !== "approval") return null;
  return (["yes", "no"] as const).map((name) => (
    <section key={name} className="border-l-2 border-line-2 pl-2.5" aria-label={`${step.id}: ${t(block_words[name])}`}>
      <h4 className="pb-1 text-meta font-medium text-ink-3">{t(block_words[name])}</h4>
      <StepBlock
        {...{ entity, all }}
        depth={depth + 1}
        steps={step[name]}
        onChange={(to) => onChange({ ...step, [name]: to })}
      />
    </section>
  ));
}
const block_words = { yes: phrase("Yes"), no: phrase("No") };

import { Braces } from "lucide-react";
import { useState } from "react";
import type { Entry } from "../../client/api.ts";
import { Part } from "../../entities/repositories/part.tsx";
import { entityOf, no_conditions } from "../../entities/workflows/workflow-words.ts";
import { failureSentence } from "../../records/failure.ts";
import { useWrites } from "../../records/use-writes.ts";
import { useScreen } from "../../screen/description.ts";
import { Button } from "../../ui/button.tsx";
import { late } from "../../ui/late.ts";
import { Problem } from "../../ui/problem.tsx";
import { t } from "../../ui/translate.ts";
import type { Definition } from "../definition.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { StepBlock } from "./step-block.tsx";
import { TriggerFields } from "./trigger-fields.tsx";

const JsonDialog = late(() => import("./json-dialog.tsx"));
const TryDialog = late(() => import("../../entities/workflows/try-dialog.tsx"));

type Props = { workflow: Entry<"workflows">; onClose: () => void };

/** Changes what starts a workflow, for which records, and its steps; nothing of it is in force before it is published. */
export default function StepsEditor({ workflow, onClose }: Props) {
  const [draft, setDraft] = useState<Definition>(() => ({
    ...workflow.definition,
    if: workflow.definition.if ?? no_conditions,
  }));
  const { save, busy, problem } = useSaving(workflow, draft, onClose);
  const entity = entityOf(draft);
  const change = (part: Partial<Definition>) => setDraft((before) => ({ ...before, ...part }));
  return (
    <Part title={t("Steps")}>
      <div className="flex flex-col gap-3">
        <TriggerFields trigger={draft.trigger} onChange={(trigger) => change({ trigger })} />
        {entity && (
          <fieldset className="flex flex-col gap-2">
            <legend className="pb-1 text-row font-medium">{t("Only if")}</legend>
            <ConditionFields entity={entity} conditions={draft.if} onChange={(only) => change({ if: only })} />
          </fieldset>
        )}
        <StepBlock entity={entity} all={draft.steps} steps={draft.steps} onChange={(steps) => change({ steps })} />
        <Problem text={problem} />
        <EditorActs {...{ workflow, draft, onClose, busy, save }} onTake={setDraft} />
      </div>
    </Part>
  );
}

type ActsProps = Props & {
  draft: Definition;
  onTake: (draft: Definition) => void;
  busy: boolean;
  save: () => Promise<void>;
};

function EditorActs({ workflow, draft, onTake, onClose, busy, save }: ActsProps) {
  const { ask } = useScreen();
  const json = () => ask((close) => <JsonDialog {...{ draft, onTake }} onClose={close} />);
  const tried = () => ask((close) => <TryDialog workflow={workflow} definition={draft} onClose={close} />);
  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      <Button size="small" tone="quiet" onClick={json}>
        <Braces aria-hidden />
        {t("As JSON…")}
      </Button>
      <Button size="small" tone="quiet" onClick={tried}>
        {t("Try it…")}
      </Button>
      <span className="flex-1" />
      <Button size="small" onClick={onClose}>
        {t("Cancel")}
      </Button>
      <Button size="small" tone="primary" busy={busy} onClick={() => void save()}>
        {t("Save the steps")}
      </Button>
    </div>
  );
}

function useSaving(workflow: Entry<"workflows">, draft: Definition, onClose: () => void) {
  const writes = useWrites("workflows");
  const [busy, setBusy] = useState(false);
  const [problem, tell] = useState<string | null>(null);
  const save = async () => {
    setBusy(true);
    tell(null);
    try {
      if (JSON.stringify(draft) !== JSON.stringify(workflow.definition))
        await writes.update(workflow, { definition: draft });
      onClose();
    } catch (error) {
      tell(failureSentence(error));
    } finally {
      setBusy(false);
    }
  };
  return { save, busy, problem };
}

import { useState } from "react";
import { FormDialog } from "../../records/form-dialog.tsx";
import { Field } from "../../ui/field.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { useCopying } from "../../ui/use-copying.ts";
import { Button } from "../../ui/button.tsx";
import { t } from "../../ui/translate.ts";
import type { Definition } from "../definition.ts";

type Props = { draft: Definition; onTake: (draft: Definition) => void; onClose: () => void };

/** The same as JSON, to be copied to another company or taken from one. The server checks it when it is saved. */
export default function JsonDialog({ draft, onTake, onClose }: Props) {
  const [text, setText] = useState(() => JSON.stringify(draft, null, 2));
  const [wrong, setWrong] = useState<string>();
  const { copied, copy } = useCopying(text);
  const send = async () => {
    const made = read(text);
    if (!made) {
      setWrong(t("This is no workflow as JSON."));
      throw new Error(t("This is no workflow as JSON."));
    }
    onTake(made);
  };
  return (
    <FormDialog {...{ onClose, send }} title={t("The workflow as JSON")} act={t("Take it")}>
      {() => (
        <Field name="json" label="JSON" error={wrong}>
          {(ties) => (
            <>
              <Textarea
                {...ties}
                rows={16}
                spellCheck={false}
                className="font-mono text-meta"
                value={text}
                onChange={({ target }) => setText(target.value)}
              />
              <Button size="small" className="self-start" onClick={() => void copy()}>
                {copied ? t("Copied") : t("Copy")}
              </Button>
            </>
          )}
        </Field>
      )}
    </FormDialog>
  );
}

/** As much as the editor needs to draw it. */
function read(text: string): Definition | null {
  try {
    const made = JSON.parse(text) as Partial<Definition>;
    const whole = typeof made.trigger === "object" && Array.isArray(made.steps) && made.steps.every(isStep);
    return whole ? ({ format: 1, if: { match: "all", of: [] }, ...made } as Definition) : null;
  } catch {
    return null;
  }
}

function isStep(step: unknown): boolean {
  const { id, type, yes = [], no = [] } = (step ?? {}) as Record<string, unknown>;
  const blocks = [yes, no];
  return (
    typeof id === "string" &&
    typeof type === "string" &&
    blocks.every((each) => Array.isArray(each) && each.every(isStep))
  );
}

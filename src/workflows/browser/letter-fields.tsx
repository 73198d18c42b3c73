import { ReferenceControl } from "../../screen/reference-control.tsx";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/field.tsx";
import { t } from "../../ui/translate.ts";
import type { Step } from "../definition.ts";
import { VariableField } from "./variable-field.tsx";

type Letter = Extract<Step, { type: "letter" }>;
type Props = { entity: string; all: Step[]; step: Letter; onChange: (step: Step) => void };

/** Asks for a template, or for a subject and a text. */
export function LetterFields({ entity, all, step, onChange }: Props) {
  const { template_id, ...own } = step;
  return (
    <>
      <Field name="template_id" label={t("Template")} optional={t("optional")}>
        {(ties) => (
          <div className="flex items-start gap-1.5">
            <div className="min-w-0 flex-1">
              <ReferenceControl
                {...ties}
                entity="email_templates"
                where={{ status: "active" }}
                text={template_id ?? ""}
                onText={(id) => onChange(id ? { ...step, template_id: id } : own)}
              />
            </div>
            {template_id && (
              <Button size="small" onClick={() => onChange(own)}>
                {t("Without a template")}
              </Button>
            )}
          </div>
        )}
      </Field>
      {!template_id && (
        <>
          <VariableField
            {...{ entity, all }}
            name="subject"
            label={t("Subject")}
            most={200}
            value={step.subject}
            onChange={(subject) => onChange({ ...step, subject })}
          />
          <VariableField
            {...{ entity, all }}
            name="body"
            label={t("Text")}
            most={5000}
            lines
            value={step.body}
            onChange={(body) => onChange({ ...step, body })}
          />
        </>
      )}
    </>
  );
}

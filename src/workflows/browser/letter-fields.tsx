import { ReferenceControl } from "../../screen/reference-control.tsx";
import { Field } from "../../ui/field.tsx";
import { t } from "../../ui/translate.ts";
import type { Step } from "../definition.ts";
import { VariableField } from "./variable-field.tsx";

type Letter = Extract<Step, { type: "letter" }>;
type Props = { entity: string; all: Step[]; step: Letter; onChange: (step: Step) => void };

/** Asks for a template, or for a subject and a text. */
export function LetterFields({ entity, all, step, onChange }: Props) {
  return (
    <>
      <TemplateField {...{ step, onChange }} />
      {!step.template_id &&
        (["subject", "body"] as const).map((name) => (
          <VariableField
            key={name}
            {...{ entity, all, name }}
            label={name === "subject" ? t("Subject") : t("Text")}
            most={name === "subject" ? 200 : 5000}
            lines={name === "body"}
            value={step[name]}
            onChange={(text) => onChange({ ...step, [name]: text })}
          />
        ))}
    </>
  );
}

function TemplateField({ step, onChange }: Pick<Props, "step" | "onChange">) {
  const { template_id, ...own } = step;
  return (
    <Field name="template_id" label={t("Template")} optional={t("optional")}>
      {(ties) => (
        <ReferenceControl
          {...ties}
          entity="email_templates"
          where={{ status: "active" }}
          text={template_id ?? ""}
          onText={(id) => onChange(id ? { ...step, template_id: id } : own)}
        />
      )}
    </Field>
  );
}

import type { ReactNode } from "react";
import { useSession } from "../../client/session-context.ts";
import { ReferenceControl } from "../../screen/reference-control.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Field, FieldScope } from "../../ui/field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { phrase, t } from "../../ui/translate.ts";
import type { Step } from "../definition.ts";
import { walk } from "../walk.ts";
import { ActFields } from "./act-fields.tsx";
import { ConditionFields } from "./condition-fields.tsx";
import { LetterFields } from "./letter-fields.tsx";
import { VariableField } from "./variable-field.tsx";
import { WaitFields } from "./wait-fields.tsx";

type Props<S extends Step = Step> = {
  entity: string;
  all: Step[];
  step: S;
  onChange: (step: Step) => void;
};

/** What a step asks for; below it `children`, the steps within it. */
export function StepFields({ children, ...props }: Props & { children: ReactNode }) {
  const { step, onChange } = props;
  return (
    <FieldScope value={`step-${step.id}`}>
      <div className="flex flex-col gap-2">
        <OfKind {...props} />
        {children}
        {"on_failure" in step && (
          <Checkbox
            label={t("Go on where it fails")}
            checked={step.on_failure === "go_on"}
            onChange={({ target }) => onChange({ ...step, on_failure: target.checked ? "go_on" : "stop" })}
          />
        )}
      </div>
    </FieldScope>
  );
}

function OfKind({ step, ...rest }: Props): ReactNode {
  const { entity, all, onChange } = rest;
  switch (step.type) {
    case "act":
      return <ActFields {...{ entity, all, step, onChange }} />;
    case "letter":
      return <LetterFields {...{ entity, all, step, onChange }} />;
    case "notice":
      return (
        <>
          <Person value={step.person_id} onChange={(person_id) => onChange({ ...step, person_id })} />
          <Text {...{ entity, all }} name="text" value={step.text} onChange={(text) => onChange({ ...step, text })} />
        </>
      );
    case "request":
      return <RequestFields {...rest} step={step} />;
    case "wait":
      return <WaitFields {...{ entity, step, onChange }} />;
    case "agent":
      return (
        <Text {...{ entity, all }} name="title" value={step.title} onChange={(title) => onChange({ ...step, title })} />
      );
    case "approval":
      return <ApprovalFields {...rest} step={step} />;
    case "branch":
      return <BranchFields {...rest} step={step} />;
    case "stop":
      return null;
  }
}

const labels = {
  text: phrase("Text"),
  title: phrase("What they are to do"),
  question: phrase("Question"),
};

type TextProps = {
  entity: string;
  all: Step[];
  name: keyof typeof labels;
  value: string;
  onChange: (to: string) => void;
};

function Text({ entity, all, name, value, onChange }: TextProps) {
  return (
    <VariableField
      {...{ entity, all, name, value, onChange }}
      label={t(labels[name])}
      most={name === "title" ? 200 : 500}
    />
  );
}

function Person({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  return (
    <Field name="person_id" label={t("Whom")}>
      {(ties) => (
        <ReferenceControl {...ties} entity="people" text={value} onText={onChange} where={{ kind: "employee" }} />
      )}
    </Field>
  );
}

function RequestFields({ entity, all, step, onChange }: Props<Extract<Step, { type: "request" }>>) {
  const { rights } = useSession();
  return (
    <>
      <TextField
        name="address"
        label={t("Address")}
        value={step.address}
        maxLength={500}
        inputMode="url"
        hint={
          rights?.["webhooks"]?.["create"]
            ? t(
                "It is posted to, by https, and all colleagues can read it. The record is sent, where you write nothing below.",
              )
            : t("Whoever may make webhooks publishes it: nobody else sends what is here to other systems.")
        }
        onChange={(address) => onChange({ ...step, address })}
      />
      <VariableField
        {...{ entity, all }}
        name="body"
        label={t("What is sent")}
        most={5000}
        lines
        value={step.body}
        onChange={(body) => onChange({ ...step, body })}
      />
    </>
  );
}

function ApprovalFields({ step, ...rest }: Props<Extract<Step, { type: "approval" }>>) {
  const { entity, all, onChange } = rest;
  const hours = (text: string) => Math.min(720, Math.max(1, Math.trunc(Number(text)) || 1));
  return (
    <>
      <Person value={step.person_id} onChange={(person_id) => onChange({ ...step, person_id })} />
      <Text
        {...{ entity, all }}
        name="question"
        value={step.question}
        onChange={(question) => onChange({ ...step, question })}
      />
      <TextField
        name="hours"
        label={t("Hours to answer")}
        hint={t("No answer is a no.")}
        type="number"
        min={1}
        max={720}
        value={String(step.hours)}
        onChange={(text) => onChange({ ...step, hours: hours(text) })}
      />
    </>
  );
}

function BranchFields({ step, ...rest }: Props<Extract<Step, { type: "branch" }>>) {
  const { entity, all, onChange } = rest;
  // (What was asked or answered before can be decided by, too.)
  const answers = [...walk(all)].flatMap(({ step: { id, type } }) =>
    type === "approval" ? [`steps.${id}.approved`] : type === "wait" ? [`steps.${id}.came`] : [],
  );
  return (
    <ConditionFields {...{ entity, answers }} conditions={step.if} onChange={(to) => onChange({ ...step, if: to })} />
  );
}
